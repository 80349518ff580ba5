/** The owner's marketing claims, word for word and nowhere else. Change them here or not at all. */
export const claims = {
  speed: 'Results within 3 hours',
  model: 'The model is built on 10,000+ scripts',
  privacy: 'Uploads are never used for training',
  trial: 'A free trial is offered',
} as const;
