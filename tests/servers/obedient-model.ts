import type { Offered } from '#features/consulting/analyst/analyst.types.ts';
import type { ModelAnswer, ModelBehaviour, ModelServer } from './model-server.ts';

type Message = { text?: string; complaint?: string; actions?: unknown[]; offered?: Offered[] };
type Body = { messages: { role: string; content: unknown }[] };

/** The user's message of a request, as the analyst sends it. */
export const messageOf = (prompt: string): Message => JSON.parse(prompt) as Message;

/** The instructions of the last request that a server was sent. */
export const systemOf = (server: ModelServer): string => {
  const { messages } = server.bodies.at(-1) as Body;
  return String(messages.find(({ role }) => role === 'system')?.content ?? '');
};

export const A_DRAFT = {
  title: 'Agree one place where it is written down',
  first: 'Sit down with the people concerned and write down together what is missing each time.',
  lasting: 'Whoever does the work enters it once, where all the others see it the same minute.',
  tool: 'shared list that several people fill in',
  kpi: 'cases that somebody had to ask for',
  risk: 'People go on as before. Look at the list together every week until nobody asks about it.',
  before: '',
};

/** Approves of every action in the second pass. */
export function approve(prompt: string, answer: ModelAnswer): boolean {
  const { complaint, actions = [] } = messageOf(prompt);
  if (complaint === undefined) return false;
  answer.text(JSON.stringify({ verdicts: actions.map((_, at) => ({ action: at + 1, removes: true })) }), {
    prompt_tokens: 200,
    completion_tokens: 20,
  });
  return true;
}

/** An order to `obedient`, worded so that nobody but it can read it. */
export const orderFor = (order: object): string =>
  `((${Buffer.from(JSON.stringify(order)).toString('base64url')}))`;

/**
 * A model without a will of its own: it does whatever an order in the text tells it that it is to read (`orderFor`), and
 * `$system` stands for its instructions.
 */
export const obedient =
  (server: ModelServer, usual: (text: string) => object): ModelBehaviour =>
  (prompt, answer) => {
    if (approve(prompt, answer)) return;
    const { text = '' } = messageOf(prompt);
    const ordered = /\(\(([\w-]+)\)\)/u.exec(text)?.[1];
    const asked = {
      ...usual(text),
      ...(ordered === undefined ? {} : (JSON.parse(Buffer.from(ordered, 'base64url').toString()) as object)),
    };
    const said = JSON.stringify(asked).replaceAll('$system', JSON.stringify(systemOf(server)).slice(1, -1));
    answer.text(said, { prompt_tokens: 1_000, completion_tokens: 100 });
  };
