/**
 * When the letters of headings and of the script are asked for on a page that waits for its first screen: once that stands, so that on a slow line they keep no code and
 * no answer waiting. Until then the system's stand in at the same width (styles.css); text to read has ours from the start, as its lines would break elsewhere.
 */

/** A screen whose answers do not come is read in our letters all the same. */
const patienceMs = 10_000;

/** From the last answer until it is drawn. */
const drawingMs = 500;

interface Page {
  /** The document's element, which carries `data-letters`. */
  readonly root: Pick<HTMLElement, 'dataset'>;
  /** Calls back when the browser has nothing else to do. */
  readonly atRest: (then: () => void) => void;
  readonly pause: (ms: number) => Promise<void>;
}

/** `firstAnswers`: what the first screen is drawn from. Never rejects. */
export async function lateLetters(
  firstAnswers: readonly Promise<unknown>[],
  { root, atRest, pause }: Page,
): Promise<void> {
  if (root.dataset.letters === undefined) return;
  await Promise.race([Promise.allSettled(firstAnswers), pause(patienceMs)]);
  await pause(drawingMs);
  atRest(() => {
    delete root.dataset.letters;
  });
}
