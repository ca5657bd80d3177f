import type { ReactElement } from 'react';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Language } from '#graph/schema/schema.generated.ts';
import { mailedOrder } from './mailedOrder.ts';
import {
  type MailedOrder,
  type MailText,
  type Recipient,
  type Shop,
  type ShopContext,
  toShop,
} from './templates/template.ts';
import type { Nepali } from './texts/translate.ts';

/** Carries the type of an email's input and has no value. */
export interface InputOf<Input extends object> {
  readonly input?: Input;
}

export function inputOf<Input extends object>(): InputOf<Input> {
  return {};
}

/** Headers for the recipient's mail program. */
interface MailHeaders {
  /** Token that ends all alerts of the recipient. */
  unsubscribeToken?: string;
  /** Reply address, if it is not the store's. */
  replyTo?: string | null;
  /** Message-IDs of earlier emails in the conversation, ending with the one it replies to. */
  answers?: string[];
}

/** Records the caller has already loaded. */
export interface LoadedRecords {
  order?: MailedOrder;
}

interface Title {
  en: string;
  ne: string;
}

type WithRecipient = { to: Recipient };
type Variants<Sample> = Record<string, Partial<Sample>>;

/** Properties of an email that do not depend on its content. */
interface Traits {
  /** Minutes for which its secret link works. Once the email is sent or has failed, the store deletes its content. */
  linkMinutes?: number;
  /** True if a person wrote it. It is then not marked as auto-generated. */
  isPersonal?: boolean;
}

/** Nepali texts of an email. An English-only email has none, even if its input names another language. */
type MailTexts<Ne extends Nepali> = { ne: Ne; isEnglish?: boolean } | { ne?: Ne; isEnglish: true };

interface Parts<Name extends string, Input extends object, Content, Sample, Ne extends Nepali>
  extends Traits {
  /** Stored in the `template` column, so it never changes. */
  name: Name;
  title: Title;
  /** Input of `queueMail` besides the recipient: `inputOf<{ … }>()`. Omitted if there is none. */
  input?: InputOf<Input>;
  headers?: (input: NoInfer<Input>) => MailHeaders;
  subject: (shop: Shop<Ne>, content: Content) => string;
  body: (shop: Shop<Ne>, content: Content) => ReactElement;
  /** Content for the preview and the tests. Links start with the shop's address. */
  sample: Sample | ((shopUrl: string) => Sample);
  /** Variants of the sample by file name. Each changes parts of it. */
  variants?: Variants<Sample>;
}

type MailParts<Name extends string, Input extends object, Loaded extends object, Ne extends Nepali> = Parts<
  Name,
  Input,
  Input & Loaded & WithRecipient,
  NoInfer<Input & Loaded>,
  Ne
> &
  MailTexts<Ne> & {
    /** Loads content that is not in the input. */
    read?: (tx: Transaction, input: NoInfer<Input>, known: LoadedRecords) => Promise<Loaded>;
  };

type AboutOrder = { order: MailedOrder };

type OrderMailParts<
  Name extends string,
  Input extends object,
  Loaded extends object,
  Ne extends Nepali,
> = Parts<
  Name,
  Input,
  Input & Loaded & AboutOrder & WithRecipient,
  NoInfer<Input & Loaded> & AboutOrder,
  Ne
> &
  MailTexts<Ne> & {
    /** Loads content that is neither in the input nor in the order. */
    read?: (tx: Transaction, about: AboutOrder) => Promise<Loaded>;
  };

/** An email as the store queues, renders and previews it. */
export interface Mail<Name extends string = string, Input extends object = object> extends Traits {
  readonly name: Name;
  readonly title: Title;
  readonly input?: InputOf<Input>;
  readonly isEnglish: boolean;
  headers(message: object): MailHeaders;
  read(tx: Transaction, message: object, known: LoadedRecords): Promise<object>;
  write(writing: ShopContext, language: Language, content: object): MailText;
  /** Content of its samples, by file name. */
  samples(shopUrl: string): Record<string, object>;
}

const NO_TEXTS: Nepali = {};
const RECEIVER: Recipient = { email: 'sita@example.com', name: 'Sita Example' };

/** Declares an email of the store. `graph/modules/mails.ts` lists all of them. */
export function defineMail<
  const Name extends string,
  Input extends object = object,
  Ne extends Nepali = Record<never, string>,
  Loaded extends object = object,
>(parts: MailParts<Name, Input, Loaded, Ne>): Mail<Name, Input> {
  const { read } = parts;
  return toMail(parts, async (tx, message, known) => read?.(tx, message as Input, known));
}

/** Declares an email about an order, which is loaded when the email is queued. It uses the language of the order. */
export function defineOrderMail<
  const Name extends string,
  Input extends object = object,
  Ne extends Nepali = Record<never, string>,
  Loaded extends object = object,
>(parts: OrderMailParts<Name, Input, Loaded, Ne>): Mail<Name, Input & { orderId: string }> {
  return toMail(parts, async (tx, message, known) => {
    const about = { order: await readMailedOrder(tx, (message as { orderId: string }).orderId, known) };
    return { ...about, ...(await parts.read?.(tx, about)) };
  });
}

export async function readMailedOrder(
  tx: Transaction,
  id: string,
  { order }: LoadedRecords,
): Promise<MailedOrder> {
  return order ?? tx.order.findUniqueOrThrow({ where: { id }, include: mailedOrder });
}

type ReadContent = (tx: Transaction, message: object, known: LoadedRecords) => Promise<object | undefined>;

/** The content of a mail is checked where it is declared and where it is queued; in between it is an object. */
function toMail<
  Name extends string,
  Input extends object,
  Message extends object,
  Content,
  Sample extends object,
  Ne extends Nepali,
>(parts: Parts<Name, Input, Content, Sample, Ne> & MailTexts<Ne>, read: ReadContent): Mail<Name, Message> {
  const { name, title, linkMinutes, isPersonal, isEnglish = false, sample, variants = {} } = parts;
  return {
    ...{ name, title, linkMinutes, isPersonal, isEnglish },
    headers: (message) => parts.headers?.(message as NoInfer<Input>) ?? {},
    read: async (tx, message, known) => ({ ...message, ...(await read(tx, message, known)) }),
    write(writing, language, content) {
      const shop = toShop(writing, language, parts.ne ?? (NO_TEXTS as Ne));
      return { subject: parts.subject(shop, content as Content), page: parts.body(shop, content as Content) };
    },
    samples(shopUrl) {
      const content = { to: RECEIVER, ...(typeof sample === 'function' ? sample(shopUrl) : sample) };
      const others = Object.entries(variants).map(([variant, changes]) => [
        `${name}-${variant}`,
        { ...content, ...changes },
      ]);
      return Object.fromEntries([[name, content], ...others]);
    },
  };
}
