//! Tokens, codes and names that nobody can guess.
//!
//! A token says who somebody is and is signed with the store's secret, so that nothing need be looked up to believe it.
//! A guest's token serves everywhere; a seat's token, made when a seat moves to another device, serves at one match.

use hmac::{Hmac, KeyInit, Mac};
use messdeck_hall::{HallError, random};
use messdeck_protocol::online::OnlineCode;
use messdeck_table::Bytes32;
use sha2::{Digest, Sha256};

use crate::refused::Refused;

/// Who a token names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Caller {
    pub(crate) person: String,
    /// The one match at which the token serves; everywhere without.
    pub(crate) only: Option<String>,
}

impl Caller {
    /// Whether they may do something at this match.
    pub(crate) fn serves(&self, id: &str) -> Result<(), Refused> {
        match &self.only {
            Some(only) if only != id => Err(Refused::forbidden(OnlineCode::OneMatchOnly)),
            _ => Ok(()),
        }
    }

    /// Whether the token is a guest's own, not one for a seat.
    pub(crate) fn guest_only(&self) -> Result<(), Refused> {
        match self.only {
            None => Ok(()),
            Some(_) => Err(Refused::forbidden(OnlineCode::OneMatchOnly)),
        }
    }
}

/// The token that names a caller.
pub(crate) fn token(secret: &[u8; 32], caller: &Caller) -> String {
    let named = match &caller.only {
        None => format!("guest.{}", caller.person),
        Some(only) => format!("seat.{}.{only}", caller.person),
    };
    let mac = Bytes32(mac(secret, &named).finalize().into_bytes().into());
    format!("{named}.{mac}")
}

/// Who a token names, if it was signed here.
pub(crate) fn read_token(secret: &[u8; 32], token: &str) -> Option<Caller> {
    let (named, signature) = token.rsplit_once('.')?;
    let signature: Bytes32 = signature.parse().ok()?;
    mac(secret, named).verify_slice(&signature.0).ok()?;
    match named.split('.').collect::<Vec<_>>()[..] {
        ["guest", person] => Some(Caller { person: person.to_owned(), only: None }),
        ["seat", person, only] => Some(Caller { person: person.to_owned(), only: Some(only.to_owned()) }),
        _ => None,
    }
}

fn mac(secret: &[u8; 32], named: &str) -> Hmac<Sha256> {
    // HMAC fills a short key with zeros up to the size of a block; a key of that size can't be refused.
    let mut key = hmac::digest::Key::<Hmac<Sha256>>::default();
    key[..32].copy_from_slice(secret);
    Hmac::<Sha256>::new(&key).chain_update(b"messdeck token 1\n").chain_update(named)
}

/// A name of 128 bits.
pub(crate) fn new_id() -> Result<String, HallError> {
    let mut digits = Bytes32(random()?).to_string();
    digits.truncate(32);
    Ok(digits)
}

/// A code that a person can read from one screen and type at another: 40 bits without letters that look alike.
pub(crate) fn new_code() -> Result<String, HallError> {
    const LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
    Ok(random::<8>()?.into_iter().map(letter).collect())
}

/// What is kept of a secret. Codes are typed by people, so case and gaps do not count.
pub(crate) fn hash(kind: &str, secret: &str) -> [u8; 32] {
    let plain: String = secret.chars().filter(char::is_ascii_alphanumeric).collect();
    let digest = Sha256::new().chain_update(kind).chain_update([0]).chain_update(plain.to_ascii_uppercase());
    digest.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_name_whom_they_were_made_for() {
        let secret = [3; 32];
        for only in [None, Some("m1".to_owned())] {
            let caller = Caller { person: "p1".into(), only };
            assert_eq!(read_token(&secret, &token(&secret, &caller)), Some(caller));
        }
    }

    #[test]
    fn a_token_that_was_changed_names_nobody() {
        let secret = [3; 32];
        let token = token(&secret, &Caller { person: "p1".into(), only: None });
        assert_eq!(read_token(&[4; 32], &token), None);
        assert_eq!(read_token(&secret, &token.replace("p1", "p2")), None);
        assert_eq!(read_token(&secret, &token.replace("guest.p1", "seat.p1.m")), None);
        for wrong in ["", ".", "guest.p1", "guest.p1.", "guest.p1.zz", &token[1..], &token[..token.len() - 1]]
        {
            assert_eq!(read_token(&secret, wrong), None, "{wrong}");
        }
    }

    #[test]
    fn codes_may_be_typed_carelessly() {
        assert_eq!(hash("move", "ABCD-2345"), hash("move", "abcd 2345"));
        assert_ne!(hash("move", "ABCD2345"), hash("invite", "ABCD2345"));
    }
}
