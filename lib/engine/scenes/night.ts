/** Tells night by the time of day that a heading gives, in the languages whose headings are read. Refuses to read it off the action. */
const nightWords =
  /(?:^|[^\p{L}])(?:NIGHT|MIDNIGHT|NACHT|MITTERNACHT|NUIT|NOCHE|NOTTE|NOITE|NOC|NATT|NÓTT|НОЧЬ|ПОЛНОЧЬ)(?:$|[^\p{L}])|[夜晚]/iu;

/** True for 'NIGHT', 'NACHT', 'LATE NIGHT', '深夜'; false where the heading gives no time. */
export const isNight = (timeOfDay: string | null): boolean => timeOfDay !== null && nightWords.test(timeOfDay);
