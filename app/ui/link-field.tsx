import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import styles from './link-field.module.css'

const NOTICE_MS = 2_000

interface LinkFieldProps {
  readonly url: string
  readonly label?: string
  readonly onCopy?: () => void
}

export function LinkField({ url, label = 'Link', onCopy }: LinkFieldProps) {
  const [notice, setNotice] = useState('')
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(''), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])

  async function copy(): Promise<void> {
    onCopy?.()
    try {
      await navigator.clipboard.writeText(url)
      setNotice('Link copied to clipboard!')
    } catch {
      setNotice('The link could not be copied. Select it and copy it by hand.')
    }
  }

  return (
    <>
      <div className={styles.link}>
        <input aria-label={label} readOnly value={url} onFocus={(event) => event.target.select()} />
        <Button look="primary" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
    </>
  )
}
