/** The user's picture, or the stand-in where there is none or it does not load. Decorative: the name stands beside it. */
import { useState } from 'react';

const fallback = '/profile.svg';

interface ProfileImageProps {
  readonly source: string | null;
  /** As large as it is shown where it is chosen. */
  readonly large?: boolean;
}

export function ProfileImage({ source, large = false }: ProfileImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const side = large ? 96 : 36;
  return (
    <img
      src={source && source !== broken ? source : fallback}
      onError={() => setBroken(source)}
      alt=""
      width={side}
      height={side}
      className={`${large ? 'size-24' : 'size-9'} shrink-0 rounded-full border border-rule bg-well object-cover`}
    />
  );
}
