import { useLingui } from '@lingui/react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from './TextInput.tsx';

/** Staff write of somebody else: their browser offers nothing that it knows of themselves. */
export type FilledInBy = 'shopper' | 'staff';

export interface ContactFieldsProps {
  /** What stands before the names of the three in the values of the form around them. */
  within: '' | 'contact.';
  filledInBy: FilledInBy;
  phoneFirst?: boolean;
  phoneOptional?: boolean;
  emailHelp?: string;
  phoneHelp?: string;
  autoFocus?: boolean;
}

type Contact = Record<'name' | 'email' | 'phone', string>;

/** Who somebody is, and how they are reached. */
export function ContactFields({
  within,
  filledInBy,
  phoneFirst = false,
  phoneOptional = false,
  emailHelp,
  phoneHelp,
  autoFocus,
}: ContactFieldsProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<Contact & { contact: Contact }>();
  const offered = (known: string) => (filledInBy === 'shopper' ? known : 'off');
  const phone = (
    <TextInput
      control={control}
      name={`${within}phone`}
      label={phoneOptional ? i18n.t('Phone') : i18n.t('Mobile phone')}
      optional={phoneOptional}
      helperText={phoneHelp}
      type="tel"
      inputMode="tel"
      autoComplete={offered('tel')}
    />
  );

  return (
    <>
      <TextInput
        control={control}
        name={`${within}name`}
        label={i18n.t('Full name')}
        autoComplete={offered('name')}
        autoFocus={autoFocus}
      />
      {phoneFirst && phone}
      <TextInput
        control={control}
        name={`${within}email`}
        label={i18n.t('Email')}
        helperText={emailHelp}
        type="email"
        inputMode="email"
        autoComplete={offered('email')}
      />
      {!phoneFirst && phone}
    </>
  );
}
