/** What the customers of the stored fixtures say, so that it can be looked for when their store is read. */
export const said = {
  question: 'Who holds the reel?',
  comment: 'It is meant to be seen late.',
  ownNote: 'Look at this line once more.',
  guest: { name: 'Noor', text: 'The reel is good.' },
  profile: { username: 'Ada M', locale: 'de-DE' },
  title: 'The Last Reel, second thoughts',
} as const;
