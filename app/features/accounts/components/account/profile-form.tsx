import type { Locale } from '@specify/core/market.ts'
import { PHONE_HINT } from '@specify/core/text/phone.ts'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormMessage, FormProblem } from '#app/ui/fields/form-message.tsx'
import type { FormProblems } from '#app/ui/fields/form-problems.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useForm, type FormPost } from '#app/ui/fields/use-form.ts'
import type { Account } from '#app/features/accounts/rules/model.ts'
import {
  MAX_LENGTHS,
  profileProblems,
  readTypedProfile,
  ROLES,
  type Profile,
  type ProfileField,
} from '#app/features/accounts/rules/profile.ts'
import { AccountSection, SectionFields } from './account-section.tsx'
import styles from './profile-form.module.css'
import { CompanyFields } from './company-fields.tsx'

interface ProfileFormProps {
  readonly locale: Locale
  readonly account: Account
  /** Returns the problems, or null. */
  readonly save: (profile: Profile, home: Locale) => Promise<FormProblems | null>
  readonly success: string | null
  readonly submitLabel: string
  readonly post?: FormPost
}

export function ProfileForm({ locale, account, save, success, submitLabel, post }: ProfileFormProps) {
  const home = account.legalEntity ?? locale
  const form = useForm(async (data) => {
    const profile = readTypedProfile(data)
    const fields = profileProblems(profile, home)
    return Object.keys(fields).length > 0 ? { fields } : save(profile, home)
  }, post)
  const isPosted = form.valueOf('firstName') !== undefined
  const field = (name: ProfileField) => ({
    name,
    problem: form.problemOf(name),
    defaultValue: form.valueOf(name) ?? account[name],
  })

  return (
    <form {...form.props}>
      <AccountSection title="About you" text="Your name, and how we reach you about a project.">
        <SectionFields>
          <TextField
            {...field('firstName')}
            label="First name"
            autoComplete="given-name"
            maxLength={MAX_LENGTHS.firstName}
          />
          <TextField
            {...field('lastName')}
            label="Last name"
            autoComplete="family-name"
            maxLength={MAX_LENGTHS.lastName}
          />
          <TextField label="Email" name="email" type="email" readOnly defaultValue={account.email} />
          <TextField
            {...field('phone')}
            label="Phone"
            inputMode="numeric"
            autoComplete="tel-national"
            hint={PHONE_HINT}
          />
          <SelectField {...field('role')} label="Role" options={ROLES} placeholder="Choose your role" />
        </SectionFields>
      </AccountSection>
      <AccountSection title="About your company" text="Shown on the projects and schedules that you share.">
        <CompanyFields home={home} locale={locale} account={account} field={field} />
      </AccountSection>
      <div className={styles.end}>
        <CheckboxField
          name="marketingConsent"
          defaultChecked={isPosted ? form.valueOf('marketingConsent') !== undefined : account.marketingConsent}
          label="Send me news about products and projects. I can change this at any time."
        />
        <FormProblem form={form} />
        <div className={styles.submit}>
          <SubmitButton isSending={form.isSending} canPost={form.canPost}>
            {submitLabel}
          </SubmitButton>
          {success && <FormMessage kind="success">{success}</FormMessage>}
        </div>
      </div>
    </form>
  )
}
