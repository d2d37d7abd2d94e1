// Tabs of one window, driven through the browser itself, because a page that Playwright drives counts as seen even when
// another covers it. A tab behind another one is hidden as in a lecturer's browser: no frames, slow timers.

import type { Browser, CDPSession } from '@playwright/test';

interface Answer {
  readonly id?: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
}

export class Tab {
  private readonly browser: CDPSession;
  private readonly target: string;
  private readonly session: string;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private count = 0;

  private constructor(browser: CDPSession, target: string, session: string) {
    this.browser = browser;
    this.target = target;
    this.session = session;
    browser.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
      if (sessionId !== session) return;
      const answer = JSON.parse(message) as Answer;
      this.waiting.get(answer.id ?? 0)?.(answer);
    });
  }

  /** `behind`: not shown; the tab before it stays in front. */
  static async open(browser: Browser, url: string, behind = false): Promise<Tab> {
    const session = await browser.newBrowserCDPSession();
    const { targetId } = await session.send('Target.createTarget', { url, background: behind });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    return new Tab(session, targetId, sessionId);
  }

  /** The value of an expression, which must be plain data. */
  async read<T>(expression: string): Promise<T> {
    const id = ++this.count;
    const answer = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    const message = { id, method: 'Runtime.evaluate', params: { expression, returnByValue: true, awaitPromise: true } };
    await this.browser.send('Target.sendMessageToTarget', {
      sessionId: this.session,
      message: JSON.stringify(message),
    });
    return (await answer).result?.result?.value as T;
  }

  async bringToFront(): Promise<void> {
    await this.browser.send('Target.activateTarget', { targetId: this.target });
  }

  async close(): Promise<void> {
    await this.browser.send('Target.closeTarget', { targetId: this.target });
  }
}
