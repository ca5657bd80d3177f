import type { ReactElement } from 'react';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Language } from '#graph/schema/schema.generated.ts';
import { emailOrderInclude } from './emailOrderInclude.ts';
import {
  createEmailContext,
  type EmailBaseContext,
  type EmailContent,
  type EmailContext,
  type EmailOrder,
  type Recipient,
} from './templates/template.ts';
import type { Nepali } from './texts/translate.ts';

/** Declares the type of an email's input. It has no value at run time. */
export interface DeclaredInput<Input extends object> {
  readonly input?: Input;
}

export function declareInput<Input extends object>(): DeclaredInput<Input> {
  return {};
}

/** Headers for the recipient's mail program. */
interface EmailHeaders {
  /** Token that unsubscribes the recipient from all alerts. */
  unsubscribeToken?: string;
  /** Reply address, if it is not the store's. */
  replyTo?: string | null;
  /** Message-IDs of earlier emails in the conversation, ending with the one it replies to. */
  references?: string[];
}

/** Records the caller has already loaded. */
export interface LoadedRecords {
  order?: EmailOrder;
}

interface Title {
  en: string;
  ne: string;
}

type RecipientInput = { to: Recipient };
type Variants<Sample> = Record<string, Partial<Sample>>;

/** Properties of an email that do not depend on its content. */
interface EmailTraits {
  /** Minutes for which its secret link works. Once the email is sent or has failed, the store deletes its content. */
  linkMinutes?: number;
  /** True if a person wrote it. It is then not marked as auto-generated. */
  isPersonal?: boolean;
}

/** Nepali texts of an email. An English-only email has none, even if its input names another language. */
type EmailTexts<Ne extends Nepali> = { ne: Ne; isEnglish?: boolean } | { ne?: Ne; isEnglish: true };

interface Parts<Name extends string, Input extends object, Content, Sample, Ne extends Nepali>
  extends EmailTraits {
  /** Stored in the `template` column, so it never changes. */
  name: Name;
  title: Title;
  /** Input of `queueEmail` besides the recipient: `inputOf<{ … }>()`. Omitted if there is none. */
  input?: DeclaredInput<Input>;
  headers?: (input: NoInfer<Input>) => EmailHeaders;
  subject: (shop: EmailContext<Ne>, content: Content) => string;
  body: (shop: EmailContext<Ne>, content: Content) => ReactElement;
  /** Content for the preview and the tests. Links start with the shop's URL. */
  sample: Sample | ((shopUrl: string) => Sample);
  /** Variants of the sample by file name. Each changes parts of it. */
  variants?: Variants<Sample>;
}

type EmailParts<Name extends string, Input extends object, Loaded extends object, Ne extends Nepali> = Parts<
  Name,
  Input,
  Input & Loaded & RecipientInput,
  NoInfer<Input & Loaded>,
  Ne
> &
  EmailTexts<Ne> & {
    /** Loads content that is not in the input. */
    read?: (tx: Transaction, input: NoInfer<Input>, loadedRecords: LoadedRecords) => Promise<Loaded>;
  };

type OrderContext = { order: EmailOrder };

type OrderEmailParts<
  Name extends string,
  Input extends object,
  Loaded extends object,
  Ne extends Nepali,
> = Parts<
  Name,
  Input,
  Input & Loaded & OrderContext & RecipientInput,
  NoInfer<Input & Loaded> & OrderContext,
  Ne
> &
  EmailTexts<Ne> & {
    /** Loads content that is neither in the input nor in the order. */
    read?: (tx: Transaction, orderContext: OrderContext) => Promise<Loaded>;
  };

/** An email as the store queues, renders and previews it. */
export interface EmailTemplate<Name extends string = string, Input extends object = object>
  extends EmailTraits {
  readonly name: Name;
  readonly title: Title;
  readonly input?: DeclaredInput<Input>;
  readonly isEnglish: boolean;
  buildHeaders(message: object): EmailHeaders;
  read(tx: Transaction, message: object, loadedRecords: LoadedRecords): Promise<object>;
  write(shopContext: EmailBaseContext, language: Language, content: object): EmailContent;
  /** Content of its samples, by file name. */
  buildSamples(shopUrl: string): Record<string, object>;
}

const NO_TEXTS: Nepali = {};
const SAMPLE_RECIPIENT: Recipient = { email: 'sita@example.com', name: 'Sita Example' };

/** Declares an email of the store. `graph/modules/mails.ts` lists all of them. */
export function defineEmail<
  const Name extends string,
  Input extends object = object,
  Ne extends Nepali = Record<never, string>,
  Loaded extends object = object,
>(parts: EmailParts<Name, Input, Loaded, Ne>): EmailTemplate<Name, Input> {
  const { read } = parts;
  return toEmailTemplate(parts, async (tx, message, loadedRecords) =>
    read?.(tx, message as Input, loadedRecords),
  );
}

/** Declares an email about an order, which is loaded when the email is queued. It uses the language of the order. */
export function defineOrderEmail<
  const Name extends string,
  Input extends object = object,
  Ne extends Nepali = Record<never, string>,
  Loaded extends object = object,
>(parts: OrderEmailParts<Name, Input, Loaded, Ne>): EmailTemplate<Name, Input & { orderId: string }> {
  return toEmailTemplate(parts, async (tx, message, loadedRecords) => {
    const orderContext = {
      order: await readEmailOrder(tx, (message as { orderId: string }).orderId, loadedRecords),
    };
    return { ...orderContext, ...(await parts.read?.(tx, orderContext)) };
  });
}

export async function readEmailOrder(
  tx: Transaction,
  id: string,
  { order }: LoadedRecords,
): Promise<EmailOrder> {
  return order ?? tx.order.findUniqueOrThrow({ where: { id }, include: emailOrderInclude });
}

type ContentReader = (
  tx: Transaction,
  message: object,
  loadedRecords: LoadedRecords,
) => Promise<object | undefined>;

/** The content of an email is checked where it is declared and where it is queued; in between it is typed as an object. */
function toEmailTemplate<
  Name extends string,
  Input extends object,
  Message extends object,
  Content,
  Sample extends object,
  Ne extends Nepali,
>(
  parts: Parts<Name, Input, Content, Sample, Ne> & EmailTexts<Ne>,
  read: ContentReader,
): EmailTemplate<Name, Message> {
  const { name, title, linkMinutes, isPersonal, isEnglish = false, sample, variants = {} } = parts;
  return {
    ...{ name, title, linkMinutes, isPersonal, isEnglish },
    buildHeaders: (message) => parts.headers?.(message as NoInfer<Input>) ?? {},
    read: async (tx, message, loadedRecords) => ({ ...message, ...(await read(tx, message, loadedRecords)) }),
    write(shopContext, language, content) {
      const shop = createEmailContext(shopContext, language, parts.ne ?? (NO_TEXTS as Ne));
      return { subject: parts.subject(shop, content as Content), page: parts.body(shop, content as Content) };
    },
    buildSamples(shopUrl) {
      const content = { to: SAMPLE_RECIPIENT, ...(typeof sample === 'function' ? sample(shopUrl) : sample) };
      const otherSamples = Object.entries(variants).map(([variant, changes]) => [
        `${name}-${variant}`,
        { ...content, ...changes },
      ]);
      return Object.fromEntries([[name, content], ...otherSamples]);
    },
  };
}
