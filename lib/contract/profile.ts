/** What a user's own site shows of them: the name, a small picture, and how dates and numbers are written. */
import * as z from 'zod';
import { signUpInput } from './accounts.ts';

/** Languages in whose manner dates and numbers can be written; the site's sentences stay English. */
export const formatLocale = z.enum([
  'en-GB',
  'en-US',
  'en-IN',
  'de-DE',
  'es-ES',
  'fr-FR',
  'hi-IN',
  'it-IT',
  'ja-JP',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'sv-SE',
]);
export type FormatLocale = z.infer<typeof formatLocale>;

/** How large a picture may be once the browser has cut it to a square of `pictureSide` pixels. */
export const maxPictureBytes = 64 * 1024;
export const pictureSide = 256;
const maxPictureLetters = Math.ceil(maxPictureBytes / 3) * 4;

/** A picture's bytes in base64. Whether they are a picture's, the server looks at. */
const pictureData = z
  .string()
  .min(1)
  .max(maxPictureLetters, `Please choose a picture of at most ${maxPictureBytes / 1024} kB.`)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'This is no picture.');

export const pictureType = z.enum(['image/jpeg', 'image/png', 'image/webp']);
export type PictureType = z.infer<typeof pictureType>;

/** GET /api/v1/account/profile/. `locale` null: as the site writes by itself. `picture` null: none. */
export const profile = z.object({
  username: z.string(),
  locale: formatLocale.nullable(),
  picture: z.object({ type: pictureType, data: pictureData }).nullable(),
});
export type Profile = z.infer<typeof profile>;

/** PUT: what is sent is set, null takes it back, what is absent stays. */
export const profileInput = z.object({
  username: signUpInput.shape.username.optional(),
  locale: formatLocale.nullable().optional(),
  picture: pictureData.nullable().optional(),
});
