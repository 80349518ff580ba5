/** Words that make of a title a film or a show that is seen on a screen. Own list. */
import { lexicon, type Phrases } from '../../../screenplay/text/phrases.ts';

/** What a title is shown on. */
export const sets: Phrases = lexicon('{tv|t.v.|television}( {screen|set|monitor}) = on TV ≠ on TVEDT');

/** One of these stands in the paragraph of whatever is watched: else it may be a play. */
export const screensNear: Phrases = lexicon(`
  {tv|t.v.|television(s)|vcr|vhs|dvd|video(s)|laptop} = on TV ≠ on TVEDT
  {movie(s)|film|drive~in|cinema|screen|channel(s)|cable|remote|episode|re~run(s)|couch|sofa}
`);

/** Between watching and the title of what is watched. */
export const beforeTitles: Phrases = lexicon(`
  {a|an|the|his|her|their|another|this|that|some|#}
  {old|classic|black and white|late|late-night|animated|final|last|first|opening}
  {end|beginning|rest|part|scene} {of|from}
  {movie|film|show|cartoon|sitcom|soap opera|series|documentary|picture|comedy|western}
  {episode|re~run|copy|tape|dvd|vhs|vhs copy|video|clip|scene} of
`);

/** Beside these a title is read, or is that of a play or a book. */
export const notSeen: Phrases = lexicon(`
  {marquee|poster(s)|sign(s)|read(s)|reading|words|headline(s)|cover|card|super*|credit(s)|logo|ticket(s)|guide}
  {script|screenplay|novel|book|play called|stage|rehears*|sing*|song|karaoke}
  {title|caption|label(ed)|letters|box|case|shelf|shelves|t~shirt|phone|button}
`);
