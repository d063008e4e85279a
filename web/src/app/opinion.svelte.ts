/** What a bot thought of one finished game, asked for until it is there. */
import { api } from '../net/api';
import { type Explanation, untilReady } from './opinion';

export class Opinion {
  found = $state.raw<Explanation | null>(null);
  state = $state<'asking' | 'ready' | 'late' | 'failed'>('asking');
  failed = $state.raw<unknown>(null);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** In a language; what was told in another stays until then. */
  async ask(language: string): Promise<void> {
    this.stop();
    const now = this.asked;
    this.state = this.found ? 'ready' : 'asking';
    try {
      const found = await untilReady(
        () => api.explanation(this.id, language),
        (ms) => new Promise((done) => (this.timer = setTimeout(done, ms))),
        () => now === this.asked,
      );
      if (found === null) return;
      this.state = found ? 'ready' : 'late';
      this.found = found ?? this.found;
    } catch (error) {
      if (now !== this.asked) return;
      this.failed = error;
      this.state = 'failed';
    }
  }

  stop(): void {
    this.asked++;
    clearTimeout(this.timer);
  }
}
