/** What a reader of a share link says to its owner: left behind the link, listed and deleted by the owner. */
import * as z from 'zod';
import { questionNumber } from './report.ts';

/** Comments that one link takes in a minute, and in all. */
export const commentsAMinute = 5;
export const mostComments = 50;
export const mostCommentLetters = 1000;

/** Control characters, and those that turn the direction of writing: a comment with them could pass for something else. Line ends are looked at apart. */
const disguise = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const clean = (text: string): boolean => !disguise.test(text);

/** `question` is the report it is about, null for none; `page` the script's, null for none; `name` as its reader gives it. */
const commentFields = {
  question: questionNumber.nullable(),
  page: z.number().int().min(1).max(2000).nullable(),
  name: z.string().trim().max(60, 'A name has at most 60 characters.').refine(clean, 'Please use plain letters.'),
  text: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .max(mostCommentLetters, `A comment has at most ${mostCommentLetters} characters.`)
        .refine((text) => visible.test(text), 'Please write a comment first.')
        .refine((text) => clean(text.replace(/[\n\t]/g, ' ')), 'Please use plain letters.'),
    ),
};
export const leaveCommentInput = z.object({ token: z.string().max(200), ...commentFields });

/** Who said it of what and when, without the words. */
export const commentSource = z.object({
  name: commentFields.name,
  page: commentFields.page,
  question: commentFields.question,
  created_at: z.string(),
});

/** `share_id` is the link it came by, which may have ended since; `created_at` an ISO instant. */
export const shareComment = z.object({
  comment_id: z.string(),
  share_id: z.string(),
  ...commentFields,
  created_at: z.string(),
});
export type ShareComment = z.infer<typeof shareComment>;
