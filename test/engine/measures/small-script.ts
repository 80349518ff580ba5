/** A script of six short scenes, small enough to count every measure of it by hand. */
export const smallScript = `INT. HALL - DAY

Ann puts the red lantern on the cold stone slowly.

ANN
Where is the lantern?

BEN
(softly)
No. The lantern is here--

INT. HALL - NIGHT

We see Ben. He suddenly drops the lantern.

ANN
Thank you, everybody knows that.

BEN
As you know, I am so angry.

EXT. HARBOUR - DAY

Rain.

CARA
The harbour is mine.

ANN
The harbour is nobody's, never.

INT. HALL

Ann waits.

DAN
Is it?

INT. SHED - DAY

Ben runs.

INT. BARN - DAY

Ben walks to the barn. The lantern burns.

BEN
Where is the lantern?

CARA
Stop.
`;

/** Its first scenes, so many of them. */
export const firstScenes = (count: number): string =>
  smallScript
    .split(/(?=^(?:INT|EXT)\. )/m)
    .slice(0, count)
    .join('');
