/** What is told apart by a number and can be come back to. People, takes, times and measures are none. Own selection. */
import { wordSet } from '../../screenplay/text/phrases.ts';

/** Behind a number they make it an amount or a time. */
export const amountWords = ['am', 'pm', 'a.m', 'p.m', 'and', 'to', 'or', 'hundred', 'thousand', 'million'];

export const numberedThings = wordSet(`
  suit room desk gate flight locker box car cab taxi truck bus train route road highway cell apartment house door unit table seat bed platform
  track station engine company area pod ship boat tank case file key jersey shirt ball horse lane pier dock warehouse hangar sector ward bay
  berth cabin lot studio stage court floor bungalow suite vault safe tape cassette bottle grave plot ticket badge card coin medal mine shaft well
  hole pump reactor chamber capsule satellite robot unit hut tower bridge tunnel exit entrance window mailbox barrel crate
  container plate sample formula district school camp precinct
`);
