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
import type { Nepali } from './texts/say.ts';

/** Carries the type of a mail's input; it holds no value. */
export interface InputOf<Input extends object> {
  readonly given?: Input;
}

export function inputOf<Input extends object>(): InputOf<Input> {
  return {};
}

/** Headers of a mail for the recipient's mail program. */
interface MailHeaders {
  /** Token that ends all alerts of the recipient. */
  unsubscribeToken?: string;
  /** Address for replies, if it is not the store's. */
  replyTo?: string | null;
  /** Message-IDs of the earlier mails in the conversation. The one it replies to comes last. */
  answers?: string[];
}

/** Records that the caller has loaded already. */
export interface LoadedRecords {
  order?: MailedOrder;
}

interface Title {
  en: string;
  ne: string;
}

type WithRecipient = { to: Recipient };
type Variants<Sample> = Record<string, Partial<Sample>>;

/** The properties of a mail that do not depend on its content. */
interface Traits {
  /** Minutes that the secret link in it works. Once it is sent or has failed, the store deletes its page. */
  linkMinutes?: number;
  /** True if a person wrote it. It is then not marked as generated. */
  isPersonal?: boolean;
}

/** The Nepali texts of a mail. An English-only mail needs none, although its input may still name another language. */
type Wording<Ne extends Nepali> = { ne: Ne; isEnglish?: boolean } | { ne?: Ne; isEnglish: true };

interface Parts<Name extends string, Input extends object, Content, Sample, Ne extends Nepali>
  extends Traits {
  /** Stored as the `template` of its mails, so it never changes. */
  name: Name;
  /** Its name for staff. */
  title: Title;
  /** Input of `queueMail` besides the recipient: `inputOf<{ … }>()`. Omitted if there is none. */
  input?: InputOf<Input>;
  headers?: (input: NoInfer<Input>) => MailHeaders;
  subject: (shop: Shop<Ne>, content: Content) => string;
  body: (shop: Shop<Ne>, content: Content) => ReactElement;
  /** Content for the preview and the tests; links begin with the shop's address. */
  sample: Sample | ((shopUrl: string) => Sample);
  /** Other content for the preview, by a name for its file: each changes parts of the sample. */
  variants?: Variants<Sample>;
}

type MailParts<Name extends string, Input extends object, Loaded extends object, Ne extends Nepali> = Parts<
  Name,
  Input,
  Input & Loaded & WithRecipient,
  NoInfer<Input & Loaded>,
  Ne
> &
  Wording<Ne> & {
    /** Loads the content of the mail that its input does not hold. */
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
  Wording<Ne> & {
    /** Loads the content of the mail that neither its input nor the order holds. */
    read?: (tx: Transaction, about: AboutOrder) => Promise<Loaded>;
  };

/** A mail as the store queues, renders and previews it. */
export interface Mail<Name extends string = string, Input extends object = object> extends Traits {
  readonly name: Name;
  readonly title: Title;
  readonly input?: InputOf<Input>;
  readonly isEnglish: boolean;
  headers(message: object): MailHeaders;
  read(tx: Transaction, message: object, known: LoadedRecords): Promise<object>;
  write(writing: ShopContext, language: Language, content: object): MailText;
  /** The content of its samples, by a name for their files. */
  samples(shopUrl: string): Record<string, object>;
}

const NO_TEXTS: Nepali = {};
const RECEIVER: Recipient = { email: 'sita@example.com', name: 'Sita Example' };

/** Declares a mail of the store. `graph/modules/mails.ts` lists it. */
export function defineMail<
  const Name extends string,
  Input extends object = object,
  Ne extends Nepali = Record<never, string>,
  Loaded extends object = object,
>(parts: MailParts<Name, Input, Loaded, Ne>): Mail<Name, Input> {
  const { read } = parts;
  return toMail(parts, async (tx, message, known) => read?.(tx, message as Input, known));
}

/** Declares a mail about an order, which is read when the mail is queued. Its language is the order's. */
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
>(parts: Parts<Name, Input, Content, Sample, Ne> & Wording<Ne>, read: ReadContent): Mail<Name, Message> {
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
