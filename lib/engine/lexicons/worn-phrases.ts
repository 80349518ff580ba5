/** Phrases that a script wears out, in the talk and in the action. Own selection; how often 19 of 20 produced features have each at most was counted over 226 of them on 2026-11-29. */

/** `forms` in small letters, the one that names it first; `most`: times a hundred pages. */
export interface WornPhrase {
  readonly forms: readonly [string, ...string[]];
  readonly most: number;
}

const worn = (most: number, ...forms: WornPhrase['forms']): WornPhrase => ({ forms, most });

/** How many scripts were counted. */
export const wornPhraseScripts = 226;

export const oftenSaid: readonly WornPhrase[] = [
  worn(3.6, 'are you okay', 'are you ok', 'are you alright', 'are you all right'),
  worn(13.8, 'come on'),
  worn(5.4, 'what are you doing'),
  worn(2.3, 'what are you talking about'),
  worn(2.9, 'what do you mean'),
  worn(3.2, "what's going on", 'what is going on'),
  worn(5.1, 'what happened'),
  worn(11.9, "i'm sorry"),
  worn(18.4, "i don't know"),
  worn(12.5, 'i mean'),
  worn(5.9, 'you know what'),
  worn(7.6, 'right now'),
  worn(5.3, 'what the hell'),
  worn(4.5, 'what the fuck'),
  worn(5.1, 'oh my god'),
  worn(5, "let's go"),
  worn(2.6, 'hold on'),
  worn(2.6, 'wait a minute'),
  worn(4, "don't worry"),
  worn(4.4, 'shut up'),
  worn(2.2, 'calm down'),
  worn(1.9, 'trust me'),
];

export const oftenShown: readonly WornPhrase[] = [
  worn(36.3, 'looks at'),
  worn(15.9, 'turns to'),
  worn(16.6, 'looks up'),
  worn(9.5, 'looks around'),
  worn(7.3, 'looks back'),
  worn(16.4, 'begins to'),
  worn(15.3, 'starts to'),
  worn(29.4, 'suddenly'),
  worn(22.7, 'slowly'),
  worn(12.3, 'for a moment'),
  worn(26.1, 'smiles'),
  worn(23.4, 'nods'),
  worn(7.2, 'shrugs'),
  worn(4.4, 'sighs'),
  worn(32.2, 'stares'),
  worn(16.6, 'glances'),
  worn(9.5, 'laughs'),
  worn(4.9, 'grins'),
  worn(2.2, 'chuckles'),
  worn(7.9, 'shakes his head'),
  worn(30.3, 'we see'),
  worn(11.5, 'there is a'),
  worn(2.9, 'can be seen'),
];
