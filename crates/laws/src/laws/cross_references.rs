//! The cross-references between the Laws: the items of each Law that other Laws use. Apart from these and two types in
//! `prelude`, a Law uses no items of other Laws.
//!
//! `tests/law-references.txt` shows which Law uses which.

pub(in crate::laws) mod l10 {
    pub(in crate::laws) use crate::laws::l10_rectification::among_options;
}
pub(in crate::laws) mod l12 {
    pub(in crate::laws) use crate::laws::l12_adjusted_score::{
        nothing_else_rectifies, result_stands,
    };
}
pub(in crate::laws) mod l14 {
    pub(in crate::laws) use crate::laws::l14_missing_card::missing;
}
pub(in crate::laws) mod l16 {
    pub(in crate::laws) use crate::laws::l16_information::{
        before_the_auction, by_chance, kept, may_have_suggested, withdrawn, withdrawn_and_weighed,
        withdrawn_by_both, withdrawn_by_order,
    };
}
pub(in crate::laws) mod l20 {
    pub(in crate::laws) use crate::laws::l20_explanations::corrected;
}
pub(in crate::laws) mod l21 {
    pub(in crate::laws) use crate::laws::l21_misinformation::call;
}
pub(in crate::laws) mod l23 {
    pub(in crate::laws) use crate::laws::l23_awareness::{GAINED, awareness};
}
pub(in crate::laws) mod l24 {
    pub(in crate::laws) use crate::laws::l24_auction_card::{
        face_down, faced_too_early, led_by_declaring_side,
    };
}
pub(in crate::laws) mod l41 {
    pub(in crate::laws) use crate::laws::l41_opening_lead::{
        asks_before_lead, card_hidden, dummy_spread, dummy_waits, face_down_lead_may_go_back,
        leader_leads, no_call_changes, stays,
    };
}
pub(in crate::laws) mod l42 {
    pub(in crate::laws) use crate::laws::l42_dummys_rights::{
        HAPPENED, happened, may_ask_declarer, may_draw_attention, may_prevent,
    };
}
pub(in crate::laws) mod l43 {
    pub(in crate::laws) use crate::laws::l43_dummys_limitations::{
        asks_with_rights, asks_without_rights, takes_part,
    };
}
pub(in crate::laws) mod l44 {
    pub(in crate::laws) use crate::laws::l44_sequence::{
        COULD_FOLLOW, can_follow, cannot_stay, follows_first, leads_now, must_follow, winner_leads,
    };
}
pub(in crate::laws) mod l45 {
    pub(in crate::laws) use crate::laws::l45_card_played::{
        ARRANGING, DELIBERATE, HOLDS, MEANT_AS_LEAD, OWN_CARD, SUGGESTED, VISIBLE, after_misplay,
        called_from_dummy, designated, fifth_card, holds, instead_from_dummy, led_unbidden,
        may_change_designation, merely_fell, named_from_hand, no_penalty_card, not_on_table,
        not_the_card_called, played_unbidden, plays, put_before_choice, put_on_table,
        put_on_table_by_declarer, put_out_of_turn, stays_put, undesignated,
    };
}
pub(in crate::laws) mod l46 {
    pub(in crate::laws) use crate::laws::l46_designation::{
        DUMMY_HOLDS, DesignationChange, change, is_own_not_shown, not_from_dummy, plainly_named,
        read, specifies,
    };
}
pub(in crate::laws) mod l47 {
    pub(in crate::laws) use crate::laws::l47_retraction::{
        MISLED, WITHDRAWS, after_proper_lead, changed_by_opponent, designation_changed,
        designation_stands, followed_barred_lead, followed_no_card, goes_back, is_corrected,
        lead_cancelled, may_be_corrected, must_be_corrected, never_his_turn, offenders_goes_back,
        opening_lead_void, play_cancelled, plays_instead, proper_lead_missing, stays, taken_back,
        told_by_declarers, told_his_turn, withdraws, withdraws_by,
    };
}
pub(in crate::laws) mod l48 {
    pub(in crate::laws) use crate::laws::l48_declarer_exposure::{
        after_lead_out_of_turn, defenders, no_penalty, withdrawn,
    };
}
pub(in crate::laws) mod l49 {
    pub(in crate::laws) use crate::laws::l49_defender_exposure::{exposed, withdrawn};
}
pub(in crate::laws) mod l50 {
    pub(in crate::laws) use crate::laws::l50_penalty_card::{
        HONOUR, LEAD_CHOICE, LEAVES_FREE, LeadChoice, OTHERS_FAULT, asked_back, bind,
        binds_if_able, choose, designated_otherwise, due, free, leave_free, left_known,
        must_be_played, no_penalty, penalty, returned, shown_choice, stay,
    };
}
pub(in crate::laws) mod l51 {
    pub(in crate::laws) use crate::laws::l51_several_penalty_cards::{
        declarer_designates, one_suit, several_suits,
    };
}
pub(in crate::laws) mod l52 {
    pub(in crate::laws) use crate::laws::l52_penalty_not_played::not_due;
}
pub(in crate::laws) mod l53 {
    pub(in crate::laws) use crate::laws::l53_lead_out_of_turn::{
        ACCEPTS, BY_DEFENDER, accepted, is_led_again, lead_answer, menu, proper_lead_followed,
        refused, stands, wrong_defender_played,
    };
}
pub(in crate::laws) mod l54 {
    pub(in crate::laws) use crate::laws::l54_opening_lead::{
        opening_lead_out_of_turn, told_to_lead,
    };
}
pub(in crate::laws) mod l55 {
    pub(in crate::laws) use crate::laws::l55_declarer_lead::declarer_lead;
}
pub(in crate::laws) mod l56 {
    pub(in crate::laws) use crate::laws::l56_defender_lead::{defender_lead, not_a_defender};
}
pub(in crate::laws) mod l57 {
    pub(in crate::laws) use crate::laws::l57_premature::{
        declarer_play, excused, illegal_play, premature_lead, premature_play,
    };
}
pub(in crate::laws) mod l59 {
    pub(in crate::laws) use crate::laws::l59_inability::{CAN_COMPLY, can_comply, excused, lead};
}
pub(in crate::laws) mod l60 {
    pub(in crate::laws) use crate::laws::l60_play_after_irregularity::{
        after_declarer_led_again, before_declarer_led_again, duties_remain, forfeited,
        lead_counts_as_in_turn, offenders_did_not_play_on, offenders_played_on, played_over,
        proper_lead_is_no_play,
    };
}
pub(in crate::laws) mod l61 {
    pub(in crate::laws) use crate::laws::l61_revoke::{is_one, is_revoke, owed_another};
}
pub(in crate::laws) mod l62 {
    pub(in crate::laws) use crate::laws::l62_correction::{
        CorrectionReason, both, correct, corrected_on_twelfth, inspection, next_of_offenders,
        not_corrected,
    };
}
pub(in crate::laws) mod l63 {
    pub(in crate::laws) use crate::laws::l63_establishment::{
        IS_ESTABLISHED, established, not_corrected,
    };
}
pub(in crate::laws) mod l66 {
    pub(in crate::laws) use crate::laws::l66_inspection::SIDE_ON;
}
pub(in crate::laws) mod l67 {
    pub(in crate::laws) use crate::laws::l67_defective_trick::unnoticed_at_once;
}
pub(in crate::laws) mod l68 {
    pub(in crate::laws) use crate::laws::l68_claim::{
        NO_CLAIM_MEANT, PlayerClaim, SHOWN_TOGETHER, by_facing, hear_claim, shown_and_claimed,
        shown_as_claim,
    };
}
pub(in crate::laws) mod l69 {
    pub(in crate::laws) use crate::laws::l69_agreement::{TRICK_WON, agreed, shared_out};
}
pub(in crate::laws) mod l70 {
    pub(in crate::laws) use crate::laws::l70_contested_claim::{contested, uncontested};
}
pub(in crate::laws) mod l71 {
    pub(in crate::laws) use crate::laws::l71_concession_cancelled::{never_cancelled, regretted};
}
