/** Picks the people whom reports follow: by how much they say, and by the details form. */

/** What the choice goes by; a character of the story graph has it. */
interface Speaking {
  readonly speeches: number;
  readonly share: number;
  readonly inDetails: boolean;
}

const mostMain = 6;
const mainSpeeches = 2;

/** Speeches from which a character can be followed. */
export const followedSpeeches = 4;
/** This many leading speakers are followed however small their share; others from this share of all words on. */
const alwaysFollowed = 3;
const followedShare = 0.04;

/** The first six by words, with two speeches or more. `speakers` are ordered by words. */
export const mainAmong = <One extends Speaking>(speakers: readonly One[]): One[] =>
  speakers.filter(({ speeches }) => speeches >= mainSpeeches).slice(0, mostMain);

/** Up to six with enough speeches and words to follow; whom the details name needs the speeches alone. `speakers` are ordered by words. */
export const followedAmong = <One extends Speaking>(speakers: readonly One[]): One[] =>
  speakers
    .filter(
      ({ speeches, share, inDetails }, rank) =>
        speeches >= followedSpeeches && (rank < alwaysFollowed || share >= followedShare || inDetails),
    )
    .slice(0, mostMain);
