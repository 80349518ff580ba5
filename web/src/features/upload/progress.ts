/** The dial of the progress screen as a pure machine: phases, steps and thresholds of the specification. Holds no timer. */

export type Phase = 'uploading' | 'processing' | 'complete';
export interface Progress {
  readonly phase: Phase;
  /** 0-100. */
  readonly percent: number;
}

export const progressTiming = {
  uploadingTickMs: 50,
  processingTickMs: 100,
  forcedCompletionMs: 2000,
  finishDelayMs: 500,
  processingFromPercent: 80,
  finishFromPercent: 90,
  completeFromPercent: 99,
} as const;

export const phaseTexts: Readonly<Record<Phase, { title: string; text: string }>> = {
  uploading: { title: 'Uploading Script', text: 'Transferring your script data...' },
  processing: { title: 'Processing Script', text: 'Analyzing script content...' },
  complete: { title: 'Upload Complete', text: 'Your script has been successfully processed' },
};

export const startOfProgress: Progress = { phase: 'uploading', percent: 0 };
/** The file has arrived, and this screen did not see it arrive. */
export const startOfProcessing: Progress = { phase: 'processing', percent: progressTiming.processingFromPercent };
export const endOfProgress: Progress = { phase: 'complete', percent: 100 };

// The largest single steps: about 3 s to 80 %, then half as fast, so that every threshold is reached in turn.
const uploadingStep = 3;
const processingStep = 1.5;

/** One tick further; `random` lies in [0, 1). */
export function tick(progress: Progress, random: number): Progress {
  const { processingFromPercent, completeFromPercent } = progressTiming;
  if (progress.phase === 'uploading') {
    const percent = progress.percent + random * uploadingStep;
    return percent >= processingFromPercent
      ? { phase: 'processing', percent: processingFromPercent }
      : { phase: 'uploading', percent };
  }
  if (progress.phase === 'processing') {
    const percent = progress.percent + random * processingStep;
    return percent >= completeFromPercent ? endOfProgress : { phase: 'processing', percent };
  }
  return progress;
}
