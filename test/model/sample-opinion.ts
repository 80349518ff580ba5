/** What the fake model says about the sample script: a true quote, an inexact one and a made-up one; ratings for every name it is asked for. */

export const madeUpQuote = 'the submarine surfaces beside the burning carnival tents at dawn';

/** `question` is the text after the script; the names to rate are taken from its own list. */
export const sampleOpinion = (question: string) => {
  const list = question.split('one for each of these names')[1] ?? '';
  const names = [...list.matchAll(/^- ([A-Z][\w ]*?):/gm)].map((match) => match[1] ?? '');
  return {
    opinion: {
      title: null,
      logline: null,
      summary: null,
      synopsis: null,
      claims: [
        {
          text: 'The red neon gives the town its one living thing before anybody speaks.',
          kind: 'strength',
          scene: 1,
          page: 1,
          quote: 'the red neon of the MERIDIAN CINEMA, which buzzes, dies, and comes back on',
        },
        {
          text: 'Wendell’s jars say in one image how long he has been here and what for.',
          kind: 'strength',
          scene: 2,
          page: 1,
          quote: 'tears tickets nobody bought and sorts the halves into jars',
        },
        {
          text: 'The submarine comes out of nowhere.',
          kind: 'weakness',
          scene: 9,
          page: 9,
          quote: madeUpQuote,
        },
      ],
      ratings: names.map((name) => ({ name, score: 6.5, why: `${name} holds for most of the script.` })),
      verdict: question.includes('<note>')
        ? 'AMENDED: the line matters more to Lena than to Isaac.'
        : 'Keep the jars; give Priya something to lose.',
    },
  };
};
