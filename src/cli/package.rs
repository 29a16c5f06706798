//! Writes and reads ZIP packages; packages with the same members have the same bytes.

use std::fmt::Display;
use std::io::{Cursor, Read, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use crate::formats::{ImportError, PackageMember};
use arbitro_cases::diag::{Limit, Problem};

/// Packs the members without compression, since another version of the compressor could write other bytes.
pub fn pack(members: &[PackageMember]) -> zip::result::ZipResult<Vec<u8>> {
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

/// The signature of a file's entry in the central directory of a ZIP archive.
const ENTRY: &[u8] = b"PK\x01\x02";

/// Returns the members whose names have this ending, sorted by name. The sizes in the package's headers are not
/// trusted: each member is unpacked up to the limit.
pub fn unpack(bytes: &[u8], ending: &str) -> Result<Vec<PackageMember>, ImportError> {
    let beyond = |limit, count| ImportError::Beyond(Problem::over_limit(limit, 0..0, count));
    let broken = |error: &dyn Display| ImportError::Xml { what: error.to_string(), byte: 0 };
    let entries = bytes.windows(ENTRY.len()).filter(|window| *window == ENTRY).count();
    if entries > Limit::Members.most() {
        return Err(beyond(Limit::Members, entries));
    }
    let mut package = ZipArchive::new(Cursor::new(bytes)).map_err(|error| broken(&error))?;
    let mut members = Vec::new();
    let mut unpacked = 0;
    for index in 0..package.len() {
        let file = package.by_index(index).map_err(|error| broken(&error))?;
        let name = file.name().map_err(|error| broken(&error))?.into_owned();
        if file.is_dir() || !name.ends_with(ending) {
            continue;
        }
        let mut bytes = Vec::new();
        let read = file.take(Limit::MemberBytes.most() as u64 + 1).read_to_end(&mut bytes);
        read.map_err(|error| broken(&error))?;
        if bytes.len() > Limit::MemberBytes.most() {
            let problem = Problem::over_limit(Limit::MemberBytes, 0..0, bytes.len());
            return Err(ImportError::Beyond(problem.with("name", name)));
        }
        unpacked += bytes.len();
        if unpacked > Limit::PackageBytes.most() {
            return Err(beyond(Limit::PackageBytes, unpacked));
        }
        members.push(PackageMember { name, bytes });
    }
    members.sort_by(|one, two| one.name.cmp(&two.name));
    Ok(members)
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbitro_cases::diag::Code;

    #[test]
    fn packing_round_trips_and_is_deterministic() {
        let member = |name: &str, text: &str| PackageMember {
            name: name.to_owned(),
            bytes: text.as_bytes().to_vec(),
        };
        let members = [member("a.xml", "<a/>"), member("items/b.xml", &"x".repeat(70_000))];
        let packed = pack(&members).unwrap();
        assert_eq!(packed, pack(&members).unwrap());
        assert_eq!(unpack(&packed, ".xml").unwrap(), members);
        assert!(unpack(b"no package", ".xml").is_err());
    }

    /// Returns a package of `count` members, each of `bytes` spaces.
    fn spaces(count: usize, bytes: usize) -> Vec<u8> {
        let mut package = ZipWriter::new(Cursor::new(Vec::new()));
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        for index in 0..count {
            package.start_file(format!("{index}.xml"), options).unwrap();
            package.write_all(&vec![b' '; bytes]).unwrap();
        }
        package.finish().unwrap().into_inner()
    }

    fn refused(package: &[u8]) -> Code {
        match unpack(package, ".xml") {
            Err(ImportError::Beyond(problem)) => problem.code,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn package_beyond_the_unpacked_limit_is_refused() {
        let most = Limit::MemberBytes.most();
        let one = spaces(1, 2 * most);
        assert!(one.len() < most / 10, "{} bytes packed", one.len());
        assert_eq!(refused(&one), Code::MemberTooLarge);
        let each = most / 2;
        let all = spaces(2 * Limit::PackageBytes.most() / each, each);
        assert_eq!(refused(&all), Code::PackageTooLarge);
        assert_eq!(refused(&spaces(2 * Limit::Members.most(), 0)), Code::PackageMembers);
    }

    #[test]
    fn stated_sizes_are_not_trusted() {
        let mut package = spaces(1, 2 * Limit::MemberBytes.most());
        // The offsets of the uncompressed size in the local and in the central header.
        let local = package.windows(4).position(|at| at == b"PK\x03\x04").unwrap() + 22;
        let central = package.windows(4).position(|at| at == ENTRY).unwrap() + 24;
        for at in [local, central] {
            package[at..at + 4].copy_from_slice(&100u32.to_le_bytes());
        }
        assert!(unpack(&package, ".xml").is_err());
    }

    #[test]
    fn members_with_other_endings_are_not_unpacked() {
        assert_eq!(unpack(&spaces(3, 10), ".svg").unwrap(), []);
    }
}
