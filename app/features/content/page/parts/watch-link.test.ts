import { expect, it } from 'vitest'
import { isFilm, watchedVideo } from './watch-link.ts'

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=4', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ', null],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', null],
  ['https://www.youtube.com/watch?v=short', null],
  ['https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ', null],
  ['https://user@evil.example/www.youtube.com/watch?v=aqz-KE-bpKQ', null],
  ['javascript:alert(1)//www.youtube.com/watch?v=aqz-KE-bpKQ', null],
  ['http://www.youtube.com/watch?v=aqz-KE-bpKQ', null],
  ['', null],
])('a watch-type link names its video: %s', (href, id) => {
  expect(watchedVideo(href)).toBe(id)
})

it('a film is an mp4', () => {
  expect(['Original/pages/a.mp4', 'https://cdn.example/a.mp4?x=1', 'https://cdn.example/a.mov'].map(isFilm)).toEqual([
    true,
    true,
    false,
  ])
})
