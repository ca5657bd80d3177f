import { useLingui } from '@lingui/react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from './TextInput.tsx';

/** Staff enter a customer's data, so autofill is off for them. */
export type FormAudience = 'shopper' | 'staff';

export interface ContactFieldsProps {
  /** Prefix of the three field names in the form values. */
  prefix: '' | 'contact.';
  audience: FormAudience;
  isPhoneFirst?: boolean;
  isPhoneOptional?: boolean;
  emailHelp?: string;
  phoneHelp?: string;
  autoFocus?: boolean;
}

type Contact = Record<'name' | 'email' | 'phone', string>;

/** Name, email address and phone number. */
export function ContactFields({
  prefix,
  audience,
  isPhoneFirst = false,
  isPhoneOptional = false,
  emailHelp,
  phoneHelp,
  autoFocus,
}: ContactFieldsProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<Contact & { contact: Contact }>();
  const getAutoComplete = (token: string) => (audience === 'shopper' ? token : 'off');
  const phone = (
    <TextInput
      control={control}
      name={`${prefix}phone`}
      label={isPhoneOptional ? i18n.t('Phone') : i18n.t('Mobile phone')}
      optional={isPhoneOptional}
      helperText={phoneHelp}
      type="tel"
      inputMode="tel"
      autoComplete={getAutoComplete('tel')}
    />
  );

  return (
    <>
      <TextInput
        control={control}
        name={`${prefix}name`}
        label={i18n.t('Full name')}
        autoComplete={getAutoComplete('name')}
        autoFocus={autoFocus}
      />
      {isPhoneFirst && phone}
      <TextInput
        control={control}
        name={`${prefix}email`}
        label={i18n.t('Email')}
        helperText={emailHelp}
        type="email"
        inputMode="email"
        autoComplete={getAutoComplete('email')}
      />
      {!isPhoneFirst && phone}
    </>
  );
}
