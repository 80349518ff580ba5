/** What two readings of one script must share. Refuses to compare formats and furniture, which differ by nature. */
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { parseScreenplay } from '../../lib/screenplay/parse.ts';

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const parseFountain = (text: string): Promise<Screenplay> =>
  parseScreenplay(bytesOf(text), { format: 'fountain', maxPages: 600 });
export const parsePdf = (bytes: Uint8Array): Promise<Screenplay> =>
  parseScreenplay(bytes, { format: 'pdf', maxPages: 600 });

/** Title page, scenes with every element and its place, page counts. */
export function content({ titlePage, titlePageCount, pageCount, scenes }: Screenplay) {
  return { titlePage, titlePageCount, pageCount, scenes };
}

/** One line per heading and element: kind and words, without places. */
export function words({ scenes }: Screenplay): string[] {
  return scenes.flatMap(({ heading, elements }) => [
    ...(heading ? [`heading: ${heading.text}`] : []),
    ...elements.map((element) =>
      element.kind === 'speech'
        ? `${element.dual ?? 'speech'}: ${[element.cue.text, ...element.parts.map((part) => `${part.kind} ${part.text}`)].join(' | ')}`
        : `${element.kind}: ${element.text}`,
    ),
  ]);
}

/** A script with one of everything, for layouts and furniture. */
export const sampler = `Title: Salt & Smoke
Credit: screenplay by
Author: Ida Brandt & Jo Quill
Source: based on the radio play “Tide”
Draft date: 3 May 2026

FADE IN:

INT. LIGHTHOUSE - LAMP ROOM - NIGHT

The lamp turns. HEDDA, 50, oils it without looking at her hands, the way other people wind a watch or stir a soup.

HEDDA (V.O.)
(dry)
You get used to the light. It’s the dark in between that you have to learn.

A knock. She freezes.

OLE (O.S.)
Hedda? Café’s shut. (beat, louder than before) Let me in!

HEDDA
Say please.

CUT TO:

EXT. CLIFF PATH / BEACH - CONTINUOUS

OLE, 30, soaked, both hands on the door.

OLE
Please!

HEDDA ^
Louder!

CLOSE ON THE LATCH

It lifts – slowly – and then not at all.

OLE (CONT'D)
(to the door)
I have brought the letter. I have brought the letter that you asked me to burn, and I have read it, and I wish to God that I had not.

INT./EXT. BOAT SHED - DAWN

SERIES OF SHOTS

A) Nets. B) A kettle. C) The letter, in ash.

HEDDA
Good.

> THE END <
`;
