export const SHARE_TARGETS = ['Facebook', 'Whatsapp', 'Twitter', 'Linkedin', 'Email'] as const
export type ShareTarget = (typeof SHARE_TARGETS)[number]

export function shareAddress(target: ShareTarget, url: string, title: string): string {
  const [link, text] = [encodeURIComponent(url), encodeURIComponent(title)]
  const addresses: Record<ShareTarget, string> = {
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    Whatsapp: `https://wa.me/?text=${text}%20${link}`,
    Twitter: `https://twitter.com/intent/tweet?url=${link}&text=${text}`,
    Linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
    Email: `mailto:?subject=${text}&body=${link}`,
  }
  return addresses[target]
}
