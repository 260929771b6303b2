import { useEffect, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { NEW_TAB_NOTE_ID } from './new-tab-note.tsx'
import { SHARE_TARGETS, shareAddress, type ShareTarget } from './share.ts'
import styles from './share-dialog.module.css'

const NOTICE_MS = 2_000

interface ShareDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** From the root of the site. */
  readonly path: string
  readonly onShare: (target: ShareTarget | 'Copy', url: string) => void
  readonly children?: ReactNode
}

export function ShareDialog({ open, onClose, path, title, onShare, children }: ShareDialogProps) {
  return (
    <Dialog title="Share link" open={open} onClose={onClose}>
      <Share url={open ? new URL(path, location.href).href : ''} title={title} onShare={onShare} />
      {children}
    </Dialog>
  )
}

function Share({ url, title, onShare }: { url: string } & Pick<ShareDialogProps, 'title' | 'onShare'>) {
  const [notice, setNotice] = useState('')
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(''), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])

  async function copy(): Promise<void> {
    onShare('Copy', url)
    try {
      await navigator.clipboard.writeText(url)
      setNotice('Link copied to clipboard!')
    } catch {
      setNotice('The link could not be copied. Select it and copy it by hand.')
    }
  }

  return (
    <div className={styles.share}>
      <div className={styles.link}>
        <input aria-label="Link" readOnly value={url} onFocus={(event) => event.target.select()} />
        <Button look="primary" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      <p>Share using:</p>
      <ul className={styles.targets}>
        {SHARE_TARGETS.map((target) => (
          <li key={target}>
            <a
              href={shareAddress(target, url, title)}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={NEW_TAB_NOTE_ID}
              onClick={() => onShare(target, url)}
            >
              {target}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
