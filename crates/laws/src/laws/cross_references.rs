//! The cross-references between the Laws: the items of each Law that other Laws use. Apart from these and two types in
//! `prelude`, a Law uses no items of other Laws.
//!
//! `tests/law-references.txt` shows which Law uses which.

pub(in crate::laws) mod rectification {
    pub(in crate::laws) use crate::laws::rectification::among_options;
}
pub(in crate::laws) mod adjusted_score {
    pub(in crate::laws) use crate::laws::adjusted_score::{nothing_else_rectifies, result_stands};
}
pub(in crate::laws) mod missing_card {
    pub(in crate::laws) use crate::laws::missing_card::missing;
}
pub(in crate::laws) mod information {
    pub(in crate::laws) use crate::laws::information::{
        before_the_auction, by_chance, kept, may_have_suggested, withdrawn, withdrawn_and_weighed,
        withdrawn_by_both, withdrawn_by_order,
    };
}
pub(in crate::laws) mod explanations {
    pub(in crate::laws) use crate::laws::explanations::corrected;
}
pub(in crate::laws) mod misinformation {
    pub(in crate::laws) use crate::laws::misinformation::call;
}
pub(in crate::laws) mod awareness {
    pub(in crate::laws) use crate::laws::awareness::{GAINED, awareness};
}
pub(in crate::laws) mod auction_card {
    pub(in crate::laws) use crate::laws::auction_card::{
        face_down, faced_too_early, led_by_declaring_side,
    };
}
pub(in crate::laws) mod start_of_play {
    pub(in crate::laws) use crate::laws::start_of_play::{
        asks_before_lead, card_hidden, dummy_spread, dummy_waits, face_down_lead_may_go_back,
        leader_leads, no_call_changes, stays,
    };
}
pub(in crate::laws) mod dummys_rights {
    pub(in crate::laws) use crate::laws::dummys_rights::{
        HAPPENED, happened, may_ask_declarer, may_draw_attention, may_prevent,
    };
}
pub(in crate::laws) mod dummys_limitations {
    pub(in crate::laws) use crate::laws::dummys_limitations::{
        asks_with_rights, asks_without_rights, takes_part,
    };
}
pub(in crate::laws) mod sequence {
    pub(in crate::laws) use crate::laws::sequence::{
        COULD_FOLLOW, can_follow, cannot_stay, follows_first, leads_now, must_follow, winner_leads,
    };
}
pub(in crate::laws) mod card_played {
    pub(in crate::laws) use crate::laws::card_played::{
        ARRANGING, DELIBERATE, HOLDS, MEANT_AS_LEAD, OWN_CARD, SUGGESTED, VISIBLE, after_misplay,
        called_from_dummy, designated, designation_changed, fifth_card, holds, instead_from_dummy,
        led_unbidden, may_change_designation, merely_fell, named_from_hand, no_penalty_card,
        not_on_table, not_the_card_called, played_unbidden, plays, put_before_choice, put_on_table,
        put_on_table_by_declarer, put_out_of_turn, stays_put, undesignated,
    };
}
pub(in crate::laws) mod designation {
    pub(in crate::laws) use crate::laws::designation::{
        DUMMY_HOLDS, DesignationChange, change, is_own_not_shown, not_from_dummy, plainly_named,
        read, specifies,
    };
}
pub(in crate::laws) mod retraction {
    pub(in crate::laws) use crate::laws::retraction::{
        MISLED, WITHDRAWS, after_proper_lead, changes_too, designation_changed, designation_stands,
        followed_barred_lead, followed_no_card, follows_changed_play, goes_back, is_corrected,
        lead_cancelled, may_be_corrected, may_go_back, must_be_corrected, never_his_turn,
        offenders_goes_back, opening_lead_void, play_cancelled, plays_instead, proper_lead_missing,
        required_back, stays, taken_back, told_by_declarers, told_his_turn, withdraws,
    };
}
pub(in crate::laws) mod declarer_exposure {
    pub(in crate::laws) use crate::laws::declarer_exposure::{
        after_lead_out_of_turn, defenders, no_penalty, withdrawn,
    };
}
pub(in crate::laws) mod defender_exposure {
    pub(in crate::laws) use crate::laws::defender_exposure::{exposed, withdrawn};
}
pub(in crate::laws) mod penalty_card {
    pub(in crate::laws) use crate::laws::penalty_card::{
        HONOUR, LEAD_CHOICE, LEAVES_FREE, LeadChoice, OTHERS_FAULT, asked_back, bind,
        binds_if_able, choose, designated_otherwise, due, free, leave_free, left_known,
        must_be_played, no_penalty, penalty, returned, shown_choice, stay,
    };
}
pub(in crate::laws) mod several_penalty_cards {
    pub(in crate::laws) use crate::laws::several_penalty_cards::{
        declarer_designates, one_suit, several_suits,
    };
}
pub(in crate::laws) mod penalty_not_played {
    pub(in crate::laws) use crate::laws::penalty_not_played::not_due;
}
pub(in crate::laws) mod accepted_lead {
    pub(in crate::laws) use crate::laws::accepted_lead::{
        ACCEPTS, BY_DEFENDER, accepted, is_led_again, lead_answer, menu, proper_lead_followed,
        refused, stands, wrong_defender_played,
    };
}
pub(in crate::laws) mod opening_lead_out_of_turn {
    pub(in crate::laws) use crate::laws::opening_lead_out_of_turn::{
        opening_lead_out_of_turn, told_to_lead,
    };
}
pub(in crate::laws) mod declarer_lead {
    pub(in crate::laws) use crate::laws::declarer_lead::declarer_lead;
}
pub(in crate::laws) mod defender_lead {
    pub(in crate::laws) use crate::laws::defender_lead::{defender_lead, not_a_defender};
}
pub(in crate::laws) mod premature_play {
    pub(in crate::laws) use crate::laws::premature_play::{
        declarer_play, excused, illegal_play, premature_lead, premature_play,
    };
}
pub(in crate::laws) mod inability {
    pub(in crate::laws) use crate::laws::inability::{CAN_COMPLY, can_comply, excused, lead};
}
pub(in crate::laws) mod play_after_irregularity {
    pub(in crate::laws) use crate::laws::play_after_irregularity::{
        after_declarer_led_again, before_declarer_led_again, duties_remain, forfeited,
        lead_counts_as_in_turn, offenders_did_not_play_on, offenders_played_on, played_over,
        proper_lead_is_no_play,
    };
}
pub(in crate::laws) mod revoke {
    pub(in crate::laws) use crate::laws::revoke::{is_one, is_revoke, owed_another};
}
pub(in crate::laws) mod revoke_correction {
    pub(in crate::laws) use crate::laws::revoke_correction::{
        CorrectionReason, both, correct, corrected_on_twelfth, inspection, next_of_offenders,
        not_corrected,
    };
}
pub(in crate::laws) mod revoke_establishment {
    pub(in crate::laws) use crate::laws::revoke_establishment::{
        IS_ESTABLISHED, established, not_corrected,
    };
}
pub(in crate::laws) mod arrangement_of_tricks {
    pub(in crate::laws) use crate::laws::arrangement_of_tricks::doubt_counts_against;
}
pub(in crate::laws) mod inspection {
    pub(in crate::laws) use crate::laws::inspection::{
        AFTERWARDS, LOST_TRACK, SIDE_ON, settled_against,
    };
}
pub(in crate::laws) mod defective_trick {
    pub(in crate::laws) use crate::laws::defective_trick::unnoticed_at_once;
}
pub(in crate::laws) mod claim_or_concession {
    pub(in crate::laws) use crate::laws::claim_or_concession::{
        NO_CLAIM_MEANT, PlayerClaim, SHOWN_TOGETHER, by_facing, hear_claim, shown_and_claimed,
        shown_as_claim,
    };
}
pub(in crate::laws) mod agreed_claim {
    pub(in crate::laws) use crate::laws::agreed_claim::{TRICK_WON, agreed, shared_out};
}
pub(in crate::laws) mod contested_claim {
    pub(in crate::laws) use crate::laws::contested_claim::{contested, uncontested};
}
pub(in crate::laws) mod concession_cancelled {
    pub(in crate::laws) use crate::laws::concession_cancelled::{never_cancelled, regretted};
}
