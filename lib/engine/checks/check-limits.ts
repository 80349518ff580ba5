/** From where on a check is met. Set by us unless a limit says otherwise. */
export const checkLimits = {
  /** Words of action in a scene without talk. */
  silentWords: 15,
  /** Scenes from which a script has a beginning and an ending to compare. */
  fewestScenes: 3,
  tieExchanges: 10,
  tieScenes: 3,
  /** Share of the words that nineteen of twenty leads of produced scripts have. */
  leadWords: 0.18,
  leadScenes: 0.3,
  /** About the middle of produced scripts: 71 different headings on 119 pages. */
  headingsPerPage: 0.6,
  shortPages: 40,
  featurePages: [70, 130],
  halfHourPages: [18, 55],
  hourPages: [43, 70],
  ensembleShare: 0.1,
  ensemble: 3,
  nightShare: 0.1,
  startPages: 3,
  /** A little below the pace of the middle produced script, 1.19 scenes a page. */
  startScenes: 3,
  communityShare: 0.2,
  generationYears: 25,
} as const;
