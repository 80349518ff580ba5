/** What was fetched from the server for one user or one script: an answer that comes after that is over lands nowhere. */

export interface ServerState {
  /** Another user or another script: whatever is under way is answered to nobody. */
  begin(): void;
  /**
   * Waits for the server's answer and hands it to `take`, or the error to `refuse`; neither where it has begun anew meanwhile. True when the
   * answer was taken. Never rejects, unless one of the two throws.
   */
  ask<Answer>(
    request: () => Promise<Answer>,
    take: (answer: Answer) => void,
    refuse: (error: unknown) => void,
  ): Promise<boolean>;
}

export function createServerState(): ServerState {
  let current = {};
  return {
    begin() {
      current = {};
    },
    async ask(request, take, refuse) {
      const mine = current;
      let answer: Awaited<ReturnType<typeof request>>;
      try {
        answer = await request();
      } catch (error) {
        if (mine === current) refuse(error);
        return false;
      }
      if (mine !== current) return false;
      take(answer);
      return true;
    },
  };
}
