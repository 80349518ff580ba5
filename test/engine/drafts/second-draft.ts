/** A second draft of the sample script, made from it by named edits: what a comparison has to find, and nothing else. */

/** The text before the first heading, then one text a scene. */
const scenesOf = (fountain: string): string[] => fountain.split(/(?=^(?:INT|EXT)\. )/m);

/** A scene that is in neither draft of the story otherwise, with a character of its own. */
const addedScene = `EXT. BUS STOP - NIGHT

The last bus idles with its doors open. A DRIVER, 50, reads yesterday's paper by the fare light and eats a cheese sandwich.

DRIVER
Anybody for the valley? I go at ten, whoever is on it.

`;
/** What stands in scene 12 in place of everything from the groan to the laughter. */
const rewrittenStretch = `Nobody stirs. A baby is passed along row F, hand to hand, towards the aisle and back again.

WENDELL
Show them the paper, then.

TOBIAS
It is being typed.

`;

/** Scene 3 is cut, 9 stands after 13, 12 is rewritten in part, WENDELL is AMBROSE, a scene with a DRIVER is added after 16. */
export function secondDraftOf(fountain: string): string {
  const [front = '', ...scenes] = scenesOf(fountain);
  const scene = (number: number): string => scenes[number - 1] ?? '';
  const rewritten = scene(12).replace(/A groan rolls[\s\S]*?(?=Laughter\. It grows)/, rewrittenStretch);
  const order = [1, 2, 4, 5, 6, 7, 8, 10, 11].map(scene);
  const rest = [14, 15, 16].map(scene);
  return [front, ...order, rewritten, scene(13), scene(9), ...rest, addedScene, scene(17), scene(18)]
    .join('')
    .replaceAll('WENDELL', 'AMBROSE')
    .replaceAll('Wendell', 'Ambrose')
    .replaceAll('Second draft, March 2026', 'Third draft, May 2026');
}
