import { useState } from 'react'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { UNPLAYABLE } from '../unplayable-text.ts'
import styles from './video-dialog.module.css'
import type { WantedVideo } from './content-html.tsx'

export default function VideoDialog({ video, onClose }: { video: WantedVideo; onClose: () => void }) {
  const [cannotPlay, setCannotPlay] = useState(false)
  const { id, title, href } = video
  const name = title || 'Video'
  return (
    <Dialog kind="wide" title={name} open onClose={onClose}>
      {cannotPlay ? (
        <p role="alert">{UNPLAYABLE}</p>
      ) : id === '' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the films of the site have no sound
        <video className={styles.player} src={href} controls autoPlay playsInline onError={() => setCannotPlay(true)}>
          {UNPLAYABLE}
        </video>
      ) : (
        <iframe
          className={styles.player}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
          title={name}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin it cannot lift its sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </Dialog>
  )
}
