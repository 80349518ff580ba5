/** A model's readings as immutable objects: the answers of their passes, by what was asked, and the whole once it is assembled. */
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { suspiciousLine } from '../../lib/contract/model.ts';
import { type PassStore, passId } from '../../lib/model/read/pass-store.ts';
import { storyRead, storyReadVersion } from '../../lib/story/read/story-read.ts';
import type { ScriptObjects, ScriptOwner, StoredForm } from './script-objects.ts';

/** A reading with the lines of the script that address a machine or are hidden from its reader. */
const storedStory = z.object({ story: storyRead, suspicious: z.array(suspiciousLine) });
export type StoredStory = z.infer<typeof storedStory>;
const storyForm: StoredForm<StoredStory> = { version: storyReadVersion, schema: storedStory };

/** An answer is read by its pass's own form, which its key names. */
const passForm: StoredForm<unknown> = { version: 1, schema: z.unknown() };

export interface StoryStore {
  /** The key of the object; each is another. @throws RangeError when it is too large */
  write(owner: ScriptOwner, value: StoredStory): Promise<string>;
  read(key: string): Promise<StoredStory>;
  /** The same question has the same answer, whoever asks again: two deliveries that were asked side by side keep the first. */
  passes(owner: ScriptOwner): PassStore;
}

const passName = (key: Parameters<typeof passId>[0]): readonly string[] => [
  'passes',
  `${key.name}-${createHash('sha256').update(passId(key)).digest('hex').slice(0, 24)}`,
];

export const storyStore = (objects: Pick<ScriptObjects, 'write' | 'find' | 'read'>): StoryStore => ({
  async write(owner, value) {
    const key = await objects.write('stories', owner, ['whole', randomBytes(12).toString('hex')], storyForm, value);
    if (key === null) throw new Error('There is an object of this random name already.');
    return key;
  },
  read: (key) => objects.read(key, storyForm),
  passes: (owner) => ({
    get: (key) => objects.find('stories', owner, passName(key), passForm),
    async put(key, answer) {
      await objects.write('stories', owner, passName(key), passForm, answer);
    },
  }),
});
