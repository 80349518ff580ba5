/** Name, picture and manner of dates and numbers of an account: what is kept, what is refused, and that it goes with the account. */
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../lambdas/use-cases/delete-account.ts';
import { exportAccount } from '../../../lambdas/use-cases/export-account.ts';
import { getProfile } from '../../../lambdas/use-cases/get-profile.ts';
import { pictureTypeOf } from '../../../lambdas/use-cases/picture-signature.ts';
import { saveProfile } from '../../../lambdas/use-cases/save-profile.ts';
import { maxPictureBytes, profileInput } from '../../../lib/contract/profile.ts';
import type { RouteBody } from '../../../lib/contract/routes.ts';
import { makeWorld, type World } from '../world.ts';

const anna = { userId: 'anna', poolUsername: 'anna-pool' };
const owner = { ...anna, session: { sessionId: 's', epoch: null }, proof: 'proof' };
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 9]);
const webp = Buffer.from('RIFF\x04\x00\x00\x00WEBPVP8 ', 'latin1');
const asData = (bytes: Buffer): string => bytes.toString('base64');

let world: World;
beforeEach(() => {
  world = makeWorld();
});
const save = (change: RouteBody<'saveProfile'>) => saveProfile(world, anna, change);
const keys = (): string[] => [...world.bucket.objects.keys()];

describe('a profile', () => {
  it('begins with the name of the sign-up, without a picture, written as the site writes', async () => {
    expect(await getProfile(world, anna)).toEqual({ username: 'Anna', locale: null, picture: null });
  });

  it('keeps what is set, and leaves the rest as it is', async () => {
    await save({ username: 'Anna Bell' });
    await save({ locale: 'de-DE' });
    await save({ picture: asData(png) });
    const kept = { username: 'Anna Bell', locale: 'de-DE', picture: { type: 'image/png', data: asData(png) } };
    expect(await getProfile(world, anna)).toEqual(kept);
    expect(await save({ locale: null })).toEqual({ ...kept, locale: null });
    expect(keys()).toEqual(['pictures/anna/picture']);
  });

  it('takes a picture back with its object', async () => {
    await save({ locale: 'fr-FR', picture: asData(jpeg) });
    expect(await save({ picture: null })).toEqual({ username: 'Anna', locale: 'fr-FR', picture: null });
    expect(keys()).toEqual([]);
  });

  it('promises no picture that is not there, wherever its exchange is broken off', async () => {
    await save({ picture: asData(jpeg) });
    const bucket = { ...world.bucket, write: () => Promise.reject(new Error('away')) };
    await expect(saveProfile({ ...world, bucket }, anna, { picture: asData(png) })).rejects.toThrow('away');
    expect((await getProfile(world, anna)).picture).toBeNull();
  });

  it('is kept for no account that was deleted, before it or while it is saved', async () => {
    const remembered = () => world.profiles.get('anna');
    await world.entitlements.close('anna');
    for (const change of [{ locale: 'de-DE' as const }, { picture: asData(jpeg) }])
      await expect(save(change)).rejects.toMatchObject({ code: 'token_not_valid' });
    expect([await remembered(), keys()]).toEqual([{ locale: null, picture: null }, []]);
    const open = makeWorld();
    const write: typeof open.bucket.write = async (...object) => {
      await open.bucket.write(...object);
      await deleteAccount(open, owner);
    };
    const racing = saveProfile({ ...open, bucket: { ...open.bucket, write } }, anna, { picture: asData(png) });
    await expect(racing).rejects.toMatchObject({ code: 'token_not_valid' });
    expect([await open.profiles.get('anna'), [...open.bucket.objects.keys()]]).toEqual([
      { locale: null, picture: null },
      [],
    ]);
  });

  it.each([
    ['what is no picture', asData(Buffer.from('%PDF-1.7 not a picture')), 'invalid_input'],
    ['a picture that is too large', asData(Buffer.concat([jpeg, Buffer.alloc(maxPictureBytes)])), 'too_large'],
  ])('refuses %s before anything is changed', async (_, picture, code) => {
    await save({ picture: asData(jpeg) });
    await expect(save({ username: 'Other', picture })).rejects.toMatchObject({ code });
    expect(await getProfile(world, anna)).toMatchObject({ username: 'Anna', picture: { type: 'image/jpeg' } });
  });

  it('is exported, and gone with the account', async () => {
    await save({ locale: 'de-DE', picture: asData(webp) });
    const { profile } = await exportAccount(world, owner);
    expect(profile).toEqual({ locale: 'de-DE', picture: { type: 'image/webp', data: asData(webp) } });
    await deleteAccount(world, owner);
    expect([keys(), world.profiles.all.size]).toEqual([[], 0]);
  });
});

describe('what a caller may send', () => {
  it.each([
    ['a name of spaces', { username: '  ' }],
    ['a name that turns the writing round', { username: 'Anna\u202e' }],
    ['a language that is none', { locale: 'xx-XX' }],
    ['letters that are no base64', { picture: 'data:image/png;base64,AAAA' }],
    ['more letters than the largest picture has', { picture: 'A'.repeat(Math.ceil(maxPictureBytes / 3) * 4 + 4) }],
  ])('is not %s', (_, change) => {
    expect(profileInput.safeParse(change).success).toBe(false);
  });

  it('is the largest picture, or nothing at all', () => {
    const largest = Buffer.alloc(maxPictureBytes);
    jpeg.copy(largest);
    expect(profileInput.safeParse({ picture: asData(largest) }).success).toBe(true);
    expect(profileInput.safeParse({}).success).toBe(true);
  });
});

describe('bytes', () => {
  it('are known for a picture by how they begin', () => {
    expect([jpeg, png, webp].map((bytes) => pictureTypeOf(bytes))).toEqual(['image/jpeg', 'image/png', 'image/webp']);
    const others = ['', 'RIFF', 'RIFF\x04\x00\x00\x00WAVE', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a'];
    expect(others.map((text) => pictureTypeOf(Buffer.from(text, 'latin1')))).toEqual(others.map(() => null));
  });
});
