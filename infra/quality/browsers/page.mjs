import { setTimeout as wait } from 'node:timers/promises';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const timeoutMs = 15_000;

/** `send` takes a WebDriver command; both browsers have the same ones. */
export function createPage(send) {
  const execute = (script, ...args) => send('ExecuteScript', { script, args });
  const find = async (xpath) => (await send('FindElement', { using: 'xpath', value: xpath }))[elementKey];
  return {
    execute,
    goto: (url) => send('Navigate', { url }),
    until: (condition) => poll(() => execute(`return ${condition}`), condition),
    click: async (xpath) => send('ElementClick', { id: await find(xpath) }),
    type: async (xpath, text) => send('ElementSendKeys', { id: await find(xpath), text }),
    listWindows: () => send('GetWindowHandles', {}),
    selectWindow: (handle) => send('SwitchToWindow', { handle }),
  };
}

/** Repeats an attempt until it succeeds with a true result, and throws when that takes too long. */
export async function poll(attempt, description) {
  let failure;
  for (const limit = Date.now() + timeoutMs; Date.now() < limit; await wait(100))
    try {
      const result = await attempt();
      if (result) return result;
    } catch (error) {
      failure = error;
    }
  throw failure ?? new Error(`never true: ${description}`);
}
