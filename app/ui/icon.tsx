const PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm4.7-1.8L20 20',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  down: 'm6 9.5 6 6 6-6',
  right: 'm9.5 6 6 6-6 6',
  left: 'm14.5 6-6 6 6 6',
  up: 'm6 14.5 6-6 6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  grid: 'M5 5h5.5v5.5H5zM13.5 5H19v5.5h-5.5zM5 13.5h5.5V19H5zM13.5 13.5H19V19h-5.5z',
  list: 'M4 6.5h4v4H4zM11 8.5h9M4 13.5h4v4H4zM11 15.5h9',
  filter: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 4.8v4.4M8 14.8v4.4',
  account: 'M12 12.2a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8ZM4.8 20c.6-3.3 3.5-5 7.2-5s6.6 1.7 7.2 5',
  cart: 'M3 4.5h2.2l2.1 10.6h10.6l2-7.6H6M9.3 19.8a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM16.3 19.8a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
  heart:
    'M12 19.5C7 15.6 4 12.8 4 9.3A4.1 4.1 0 0 1 8.1 5c1.6 0 3 .8 3.9 2.2A4.6 4.6 0 0 1 15.9 5 4.1 4.1 0 0 1 20 9.3c0 3.5-3 6.3-8 10.2Z',
  message: 'M5 5h14v10.5H11L7 19v-3.5H5z',
  external: 'M13.5 5H19v5.5M19 5l-8 8M16.5 13.5V19H5V7.5h5.5',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M6 12v7.5h12V12',
  zoom: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm4.7-1.8L20 20M10.5 7.8v5.4M7.8 10.5h5.4',
  file: 'M7 4h7l4 4v12H7zM14 4v4h4',
  link: 'm10 14 4-4M9 8.5l2-2a3.9 3.9 0 0 1 5.5 5.5l-2 2M15 15.5l-2 2A3.9 3.9 0 0 1 7.5 12l2-2',
  cube: 'm12 3.8 7 4v8.4l-7 4-7-4V7.8zM12 12l7-4.2M12 12 5 7.8M12 12v8.2',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9.5v.01',
  alert: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8v4.5M12 16v.01',
  pencil: 'm4.5 19.5 1-4L16 5a2 2 0 0 1 3 3L8.5 18.5zM14 7l3 3',
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10 19v-5h4v5',
  download: 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M5 19.5h14',
} as const

export type IconName = keyof typeof PATHS

/** A line icon on a 24 px grid, for the eye only: the control around it carries the name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
