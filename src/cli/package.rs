//! Packages: several files in one, as ZIP. The same members give the same bytes.

use std::io::{Cursor, Read, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use crate::report::exchange::Member;

/// The most bytes that all members of a package may have once they are unpacked.
const LARGEST: u64 = 256 << 20;

/// The package of some members, uncompressed: better compression next year would give other bytes.
pub fn pack(members: &[Member]) -> zip::result::ZipResult<Vec<u8>> {
    let mut package = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Stored)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for member in members {
        package.start_file(member.name.as_str(), options)?;
        package.write_all(&member.bytes)?;
    }
    Ok(package.finish()?.into_inner())
}

/// The members of a package, in the order of their names.
pub fn unpack(bytes: &[u8]) -> zip::result::ZipResult<Vec<Member>> {
    let mut package = ZipArchive::new(Cursor::new(bytes))?;
    let mut members = Vec::new();
    let mut left = LARGEST;
    for index in 0..package.len() {
        let file = package.by_index(index)?;
        if file.is_dir() {
            continue;
        }
        let name = file.name()?.into_owned();
        let mut bytes = Vec::new();
        file.take(left).read_to_end(&mut bytes)?;
        left -= bytes.len() as u64;
        members.push(Member { name, bytes });
    }
    members.sort_by(|one, two| one.name.cmp(&two.name));
    Ok(members)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked_and_always_the_same() {
        let member = |name: &str, text: &str| Member {
            name: name.to_owned(),
            bytes: text.as_bytes().to_vec(),
        };
        let members = [member("a.xml", "<a/>"), member("items/b.xml", &"x".repeat(70_000))];
        let packed = pack(&members).unwrap();
        assert_eq!(packed, pack(&members).unwrap());
        assert_eq!(unpack(&packed).unwrap(), members);
        assert!(unpack(b"no package").is_err());
    }
}
