/** The user's picture, or the stand-in where there is none or it does not load. Decorative: the name stands beside it. */
import { useState } from 'react';

const fallback = '/profile.svg';

export function ProfileImage({ source }: { readonly source: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <img
      src={source && source !== broken ? source : fallback}
      onError={() => setBroken(source)}
      alt=""
      width={36}
      height={36}
      className="size-9 shrink-0 rounded-full border border-rule bg-well object-cover"
    />
  );
}
