const HOSTS = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com'])

export function watchedVideo(href: string): string | null {
  if (!URL.canParse(href)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(href)
  const id = searchParams.get('v') ?? ''
  return protocol === 'https:' && HOSTS.has(hostname) && pathname === '/watch' && /^[\w-]{11}$/.test(id) ? id : null
}

export function isFilm(href: string): boolean {
  return /\.mp4(?:$|\?)/i.test(href)
}
