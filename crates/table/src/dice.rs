//! The dealer: every throw is derived from the seed, everybody's entropy, and its place.
//!
//! `docs/dice.md` fixes the bytes and has test vectors. A throw's place is the number of throws before it in the
//! current line, so taking moves back and playing on brings the same dice again.

use hmac::digest::Key;
use hmac::{Hmac, KeyInit, Mac};
use messdeck_facade::AnyRules;
use sha2::Sha256;

use crate::{Bytes32, Seed};

/// What the dice of one match are derived from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The dealer's secret.
    pub seed: Seed,
    /// The match's id.
    pub id: String,
    /// What was revealed on each chair, in seat order; none for silent people and the computer.
    pub entropies: Vec<Option<Bytes32>>,
}

/// What dice are thrown for. Throws of one purpose never share a place with those of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To settle who begins.
    RollOff,
    /// As moves of the game.
    Game,
}

impl Deal {
    /// The dice at a place, one after another, without end.
    pub fn dice(&self, purpose: Purpose, place: u32) -> impl Iterator<Item = u8> {
        let message = self.message(purpose, place);
        (0u32..)
            .flat_map(move |index| self.block(&message, index))
            .filter(|&byte| byte < 252)
            .map(|byte| byte % 6 + 1)
    }

    /// The outcome of chance at a place; none where no dice are about to fall.
    pub fn throw(&self, position: &dyn AnyRules, place: u32) -> Option<String> {
        let mut dice = self.dice(Purpose::Game, place);
        // The dice never end; the one that stands in for "no die" is never thrown.
        position.throw(&mut || dice.next().unwrap_or(1))
    }

    /// The dice of a throw in the roll-off.
    pub fn roll_off(&self, dice: usize, place: u32) -> Vec<u8> {
        self.dice(Purpose::RollOff, place).take(dice).collect()
    }

    /// What a throw's bytes are made from, up to the index of their block.
    fn message(&self, purpose: Purpose, place: u32) -> Vec<u8> {
        let mut message = match purpose {
            Purpose::RollOff => b"messdeck dice 1: roll-off\n".to_vec(),
            Purpose::Game => b"messdeck dice 1: roll\n".to_vec(),
        };
        // Ids have at most 64 letters, so no length is cut off.
        message.extend((self.id.len() as u32).to_be_bytes());
        message.extend(self.id.bytes());
        message.push(self.entropies.len() as u8);
        for entropy in &self.entropies {
            message.push(u8::from(entropy.is_some()));
            message.extend(entropy.iter().flat_map(|entropy| entropy.0));
        }
        message.extend(place.to_be_bytes());
        message
    }

    fn block(&self, message: &[u8], index: u32) -> [u8; 32] {
        // HMAC fills a short key with zeros up to the size of a block; a key of that size can't be refused.
        let mut key = Key::<Hmac<Sha256>>::default();
        key[..32].copy_from_slice(self.seed.bytes());
        let mac = Hmac::<Sha256>::new(&key).chain_update(message).chain_update(index.to_be_bytes());
        mac.finalize().into_bytes().into()
    }
}
