import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { PHONE_HINT } from '@specify/core/text/phone.ts'
import type { Locale } from '@specify/core/market.ts'
import { callAction } from '#app/ui/loading/call-action.ts'
import { Problem } from '#app/ui/fields/field.tsx'
import { FormMessage, FormProblem } from '#app/ui/fields/form-message.tsx'
import type { FormProblems } from '#app/ui/fields/form-problems.ts'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import { enquiryProblems, toEnquiry, type EnquiryForm } from '../enquiry.ts'
import {
  CONTACT_METHODS,
  ENQUIRY_PROJECT_TYPES,
  MAX_LENGTHS,
  OCCUPATIONS,
  PURPOSES,
  STATES,
} from '../enquiry-options.ts'
import {
  CONTACT_FORM_ID,
  contactPlace,
  enquiryFailure,
  formProblems,
  isEnquiryField,
  PROOF_FIELD,
  readEnquiry,
} from '../enquiry-form.ts'
import { CAPTCHA_FAILED, SUBMITTED } from '../sentences.ts'
import { CaptchaField, type CaptchaKind } from './captcha-field.tsx'
import { Consent, type LegalNotice } from './consent.tsx'
import styles from './contact-form.module.css'
import { PostedNote, WithoutScript } from './without-script.tsx'

export interface SentEnquiry {
  readonly purpose: string
  readonly projectType: string | undefined
  readonly isError: boolean
}

interface ContactFormProps {
  readonly locale: Locale
  readonly captcha: CaptchaKind
  readonly purpose: string
  readonly message: string
  readonly legal: LegalNotice
  /** It was just sent without script. */
  readonly isSent: boolean
  readonly onSent: (sent: SentEnquiry) => void
}

const PLACEHOLDER = 'Please choose'

/** The enquiry form. What was typed stays until it has been taken. */
export function ContactForm({ locale, captcha, purpose: first, message, legal, isSent, onSent }: ContactFormProps) {
  const place = contactPlace(locale)
  const posted = usePostedForm(place.name)?.values
  const [purpose, setPurpose] = useState(posted?.['Purpose_of_Enquiry'] ?? first)
  const [sentCount, setSentCount] = useState(0)
  const [isShown, setShown] = useState(isSent)
  const [leftFields, setLeftFields] = useState<Readonly<Record<string, string>>>({})
  const [draw, setDraw] = useState(0)
  const answer = useRef('')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (sentCount > 0) title.current?.focus()
  }, [sentCount])

  const form = useForm(async (data): Promise<FormProblems | null> => {
    setShown(false)
    const filled = readEnquiry(data)
    const fields: Record<string, string> = formProblems(filled, data)
    if (answer.current === '') fields['recaptchaValue'] = CAPTCHA_FAILED
    if (Object.keys(fields).length > 0) return { fields }
    const enquiry = toEnquiry(filled, locale)
    const input = { formData: enquiry, recaptchaValue: answer.current, consent: true }
    const outcome = await callAction('product/submitContactForm', input, locale)
    onSent({
      purpose: enquiry.Purpose_of_Enquiry,
      projectType: enquiry.ProjectType,
      isError: outcome.kind !== 'done',
    })
    // An answer is valid once, whatever the outcome.
    answer.current = ''
    setDraw((before) => before + 1)
    if (outcome.kind === 'done') {
      setPurpose('')
      setLeftFields({})
      setSentCount((before) => before + 1)
      setShown(true)
      return null
    }
    return enquiryFailure(outcome)
  }, place)

  /** Validates a field on blur. */
  function onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>): void {
    const { name, value } = target as unknown as HTMLInputElement
    if (!isEnquiryField(name)) return
    const problem = enquiryProblems(readEnquiry(new FormData(currentTarget)))[name]
    const state = problem ?? (value.trim() === '' ? '' : VALID)
    // The clicked element must not move away under the pointer.
    setTimeout(() => setLeftFields((before) => ({ ...before, [name]: state })), CLICK_MS)
  }

  // What a captcha is wrong about is always said in these words; a review may have been too quick.
  const captchaProblem =
    form.problemOf('recaptchaValue') && (posted ? form.problemOf('recaptchaValue') : CAPTCHA_FAILED)
  const isReview = posted?.[PROOF_FIELD] !== undefined && captchaProblem === undefined
  const field = (name: keyof EnquiryForm) => {
    const state = leftFields[name] ?? ''
    return {
      name,
      defaultValue: form.valueOf(name),
      problem: form.problemOf(name) ?? (state === '' || state === VALID ? undefined : state),
      isValid: state === VALID,
    }
  }

  const projectType = (
    <SelectField
      {...field('ProjectType')}
      label={purpose === 'Project' ? 'Project Type' : 'Project Type (of a project)'}
      isRequired={purpose === 'Project'}
      options={ENQUIRY_PROJECT_TYPES}
      placeholder={PLACEHOLDER}
    />
  )

  return (
    <form {...form.props} id={CONTACT_FORM_ID} key={sentCount} className={styles.form} onBlur={onBlur}>
      <h2 ref={title} tabIndex={-1}>
        Send us a message
      </h2>
      {isShown && <FormMessage kind="success">{SUBMITTED}</FormMessage>}
      {posted && form.attempt === 0 && <PostedNote problem={form.problem} isReview={isReview} />}
      <SelectField
        {...field('Purpose_of_Enquiry')}
        defaultValue={undefined}
        label="Purpose of Enquiry"
        isRequired
        options={PURPOSES}
        placeholder={PLACEHOLDER}
        value={purpose}
        onChange={(event) => setPurpose(event.target.value)}
      />
      {purpose === 'Project' ? projectType : <noscript>{projectType}</noscript>}
      <TextField
        {...field('First_Name')}
        label="Name"
        isRequired
        maxLength={MAX_LENGTHS.First_Name}
        autoComplete="name"
      />
      <div className={styles.two}>
        <TextField
          {...field('Email')}
          label="Email"
          isRequired
          inputMode="email"
          maxLength={MAX_LENGTHS.Email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...field('Phone')} label="Phone" inputMode="tel" autoComplete="tel" hint={PHONE_HINT} />
        <SelectField {...field('Occupation')} label="Occupation" options={OCCUPATIONS} placeholder={PLACEHOLDER} />
        <SelectField
          {...field('Preferred_Contact_Method')}
          label="Preferred Contact Method"
          options={CONTACT_METHODS}
          placeholder={PLACEHOLDER}
        />
      </div>
      <div className={locale === 'nz' ? undefined : styles.address}>
        <TextField
          {...field('Street_Address')}
          label="Street Address"
          maxLength={MAX_LENGTHS.Street_Address}
          autoComplete="address-line1"
        />
        {locale !== 'nz' && (
          <SelectField {...field('State')} label="State" options={STATES} placeholder={PLACEHOLDER} />
        )}
      </div>
      <TextAreaField
        {...field('Message')}
        label="Message"
        defaultValue={sentCount === 0 ? (posted?.['Message'] ?? message) : ''}
        isRequired
        maxLength={MAX_LENGTHS.Message}
        hint={`At most ${MAX_LENGTHS.Message} characters`}
      />
      <Consent
        isGiven={posted?.['consent'] !== undefined}
        isMissing={form.problemOf('consent') !== undefined}
        legal={legal}
      />
      <div className={styles.check}>
        <CaptchaField
          key={draw}
          captcha={captcha}
          onAnswer={(value) => {
            answer.current = value
          }}
        />
        {captchaProblem && <Problem id="contact-captcha-problem" text={captchaProblem} />}
      </div>
      {form.attempt > 0 && <FormProblem form={form} />}
      <noscript>
        <WithoutScript proof={posted?.[PROOF_FIELD]} />
      </noscript>
      <div>
        <SubmitButton isSending={form.isSending} canPost>
          Submit
        </SubmitButton>
      </div>
    </form>
  )
}

/** Longer than a click. */
const CLICK_MS = 200

/** State of a valid field after blur. */
const VALID = 'sound'
