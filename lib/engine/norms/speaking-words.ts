/** Words that make a run of words a line: a person, an order, a statement. Our own list; 'the power control systems' has none and is a term of the trade. */
export const speakingWords: ReadonlySet<string> = new Set(
  `
  i you we he she they it me us him her them my your our
  is are was were am be do does did don't will won't can can't could would should let never
  i'm i'll i've i'd you're you'll you've you'd we're we'll we've he's she's it's that's they're isn't wasn't didn't doesn't
  `
    .trim()
    .split(/\s+/),
);
