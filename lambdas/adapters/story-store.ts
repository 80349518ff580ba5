/**
 * The passes of a reading of a script: stories/user/script/request/pass.vN.json.gz, one immutable object a pass and request. Whoever calls says what a pass
 * is: its name and its form. Nothing in here is fenced; whose request is in force is known by who asks.
 */
import type { ScriptObjects, ScriptOwner, StoredForm } from './script-objects.ts';

/** One pass over a script, such as its scenes or its findings. A new version of its form is another object, so that what an earlier one holds counts as not there. */
export interface StoryPass<T> extends StoredForm<T> {
  readonly name: string;
}

export interface StoryStore {
  /** Keeps what the pass gave for this request; false when that is there already, which then stays as it is. Throws when the value does not fit the pass's schema, RangeError when it is too large. */
  put<T>(owner: ScriptOwner, requestId: string, pass: StoryPass<T>, value: T): Promise<boolean>;
  /** Null when the pass has given nothing for this request, in this form, yet. Telling that needs leave to list the bucket. */
  get<T>(owner: ScriptOwner, requestId: string, pass: StoryPass<T>): Promise<T | null>;
}

const nameOf = <T>(requestId: string, { name, version }: StoryPass<T>): readonly string[] => [
  requestId,
  `${name}.v${version}`,
];

export const storyStore = (objects: Pick<ScriptObjects, 'write' | 'find'>): StoryStore => ({
  put: async (owner, requestId, pass, value) =>
    (await objects.write('stories', owner, nameOf(requestId, pass), pass, pass.schema.parse(value))) !== null,
  get: (owner, requestId, pass) => objects.find('stories', owner, nameOf(requestId, pass), pass),
});
