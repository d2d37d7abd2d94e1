// WebKitGTK, the engine that Safari has, by WebDriver: its small browser on a screen without a monitor.

import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { WebKit } from '../../build/find-engines.mjs';
import { freePort } from '../support/free-port.ts';
import { evaluate, PATIENCE, type Visitor } from './visitor.ts';

const SCREEN = '1920x1200x24';
/** Until a page has heard that its window has another size, ms, and how often a size is set. */
const TO_RESIZE = 2000;
const ATTEMPTS = 5;

/** A screen chooses its own number and says it. */
async function screen(display: string): Promise<{ process: ChildProcess; name: string }> {
  const process = spawn(display, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const name = await new Promise<string>((resolve, reject) => {
    process.stdout!.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
    process.once('exit', (status) => reject(new Error(`${display} ended with ${status}`)));
  });
  return { process, name };
}

export async function visitByWebKit({ driver, browser, display }: WebKit): Promise<Visitor> {
  const { process: shown, name: DISPLAY } = await screen(display);
  const port = await freePort();
  // Composited by a graphics card, which is not here, a page stays blank.
  const env = { ...process.env, DISPLAY, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const driving = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env });
  const end = (): void => {
    driving.kill();
    shown.kill();
  };
  // Whatever becomes of the test, nobody is left behind.
  process.once('exit', end);
  try {
    return new WebKitVisitor(await session(port, browser), end);
  } catch (error) {
    end();
    throw error;
  }
}

async function session(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
      await driver.manage().setTimeouts({ script: 2 * PATIENCE });
      return driver;
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

class WebKitVisitor implements Visitor {
  private readonly driver: WebDriver;
  private readonly end: () => void;
  name = 'WebKit';
  /** What a window has around its page, px: across and down. */
  private frame: readonly [number, number] = [0, 0];

  constructor(driver: WebDriver, end: () => void) {
    this.driver = driver;
    this.end = end;
  }

  /** A window has a frame and bars, which are part of what WebDriver sets; the page hears of its size a while later. */
  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const [across, down] = this.frame;
      await this.driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + across, height: height + down });
      const [seenWidth, seenHeight] = await evaluate(
        this,
        async (width: number, height: number, patience: number) => {
          const until = performance.now() + patience;
          while ((innerWidth !== width || innerHeight !== height) && performance.now() < until) {
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
          return [innerWidth, innerHeight] as const;
        },
        width,
        height,
        TO_RESIZE,
      );
      if (seenWidth === width && seenHeight === height) return;
      this.frame = [across + width - seenWidth, down + height - seenHeight];
    }
    throw new Error(`${this.name}: no window has a page of ${width} by ${height}`);
  }

  async goto(address: string): Promise<void> {
    await this.driver.get(address);
    const version = (await this.driver.getCapabilities()).get('browserVersion');
    this.name = `WebKitGTK ${version}`;
    await evaluate(this, () => {
      const failed: string[] = [];
      Object.assign(window, { failed });
      addEventListener('error', ({ message }) => failed.push(message));
      addEventListener('unhandledrejection', ({ reason }) => failed.push(String(reason)));
    });
  }

  value(expression: string): Promise<unknown> {
    return this.driver.executeScript(`return ${expression}`);
  }

  async press(key: string): Promise<void> {
    const named = /^Arrow(.*)$/.exec(key)?.[1] ?? key;
    const code = (Key as unknown as Record<string, string>)[named.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()];
    await this.driver
      .actions()
      .sendKeys(key.length > 1 && code ? code : key)
      .perform();
  }

  async drag([fromX, fromY]: readonly [number, number], [toX, toY]: readonly [number, number]): Promise<void> {
    const at = (x: number, y: number) => ({
      x: Math.round(x),
      y: Math.round(y),
      origin: Origin.VIEWPORT,
      duration: 100,
    });
    await this.driver
      .actions()
      .move(at(fromX, fromY))
      .press()
      .move(at((fromX + toX) / 2, toY))
      .move(at(toX, toY))
      .release()
      .perform();
  }

  async click([x, y]: readonly [number, number]): Promise<void> {
    await this.drag([x, y], [x, y]);
  }

  /** WebKit answers with what it draws next, and for a page that stands still it draws nothing, for ever: a dot blinks meanwhile. */
  async screenshot(): Promise<Buffer> {
    await evaluate(this, () => {
      const dot = document.body.appendChild(document.createElement('i'));
      dot.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 1px; height: 1px; z-index: 9';
      const blinking = setInterval(() => {
        dot.style.background = dot.style.background ? '' : 'gray';
      }, 50);
      const still = (): void => {
        clearInterval(blinking);
        dot.remove();
      };
      Object.assign(window, { still });
    });
    const picture = await this.driver.takeScreenshot();
    await evaluate(this, () => (window as unknown as { still(): void }).still());
    return Buffer.from(picture, 'base64');
  }

  errors(): Promise<readonly string[]> {
    return evaluate(this, () => (window as unknown as { failed: string[] }).failed.splice(0));
  }

  async close(): Promise<void> {
    await this.driver.quit().catch(() => {});
    this.end();
  }
}
