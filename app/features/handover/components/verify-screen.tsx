import { VERIFY_PATH } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import styles from './handover.module.css'

interface VerifyScreenProps {
  readonly keyId: string
  /** The public key, as PEM. */
  readonly keyPem: string
  readonly outcome: { readonly kind: 'error' | 'success'; readonly text: string } | null
}

/** Proves the list of a handover package. A page without a market, its menu and its script. */
export function VerifyScreen({ keyId, keyPem, outcome }: VerifyScreenProps) {
  return (
    <main id="main" className={`page work-page ${styles.page}`}>
      <div>
        <p>
          <PageLink href="/">Specify</PageLink>
        </p>
        <h1>Check a handover package</h1>
        <p className={styles.lead}>
          Every package has a list of its files with their SHA-256, manifest.csv, which this site has signed. Send the
          list: if so much as one character of it is different, this page says so.
        </p>
      </div>
      {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
      <div className={styles.columns}>
        <form method="post" action={VERIFY_PATH} encType="multipart/form-data" className={styles.form}>
          <label className={styles.field}>
            manifest.csv
            <input type="file" name="manifest" accept=".csv,text/csv" />
          </label>
          <label className={styles.field}>
            Or its text
            <textarea name="text" rows={5} spellCheck={false} />
          </label>
          <label className={styles.field}>
            manifest.sig (may be left out)
            <input type="file" name="signature" accept=".sig,text/plain" />
          </label>
          <div>
            <Button type="submit" look="primary">
              Check
            </Button>
          </div>
        </form>
        <section aria-labelledby="key">
          <h2 id="key">Without this site</h2>
          <p className={styles.hint}>
            The files: compare their SHA-256 with the list, for example with <code>sha256sum</code> or{' '}
            <code>certutil -hashfile</code>. The list: its SHA-256 is in manifest.sig, whose lines above the signature
            are signed with this key (Ed25519, {keyId}). What is signed is the list, not that a product fits or
            complies.
          </p>
          <pre className={styles.key}>{keyPem}</pre>
        </section>
      </div>
    </main>
  )
}
