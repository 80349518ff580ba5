/** Answers a question about a script from what it is given: the first passage that holds the question's rarest word, told again with its cite. For tests of the road, not of a model. */

/** Null where the prompt is no question about a script. */
export function answerAsked(prompt: string): unknown {
  const question = /\nThe question: (.+)$/m.exec(prompt)?.[1];
  if (question === undefined) return null;
  const words = (question.toLowerCase().match(/\p{L}{4,}/gu) ?? []).sort((a, b) => b.length - a.length);
  let scene = '';
  for (const line of prompt.split('\n')) {
    scene = /^== scene (\d+), p\. /.exec(line)?.[1] ?? scene;
    const [, number, text = ''] = /^(\d+) (\S.*)$/.exec(line) ?? [];
    if (scene === '' || number === undefined || !words.some((word) => text.toLowerCase().includes(word))) continue;
    const told = text
      .replace(/^[^\p{Ll}:]{2,40}: /u, '')
      .split(' ')
      .slice(0, 12)
      .join(' ');
    return { sentences: [{ text: `Here it says: ${told}`, cites: [`${scene}.${number}`] }], looked_for: [] };
  }
  return { sentences: [], looked_for: words.slice(0, 2) };
}
