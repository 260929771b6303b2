/** A person from the front, standing at 0: half of it, which is drawn twice. */
const HALF =
  'M-6-1500H40C41-1462 50-1447 84-1434C146-1412 206-1402 226-1342C242-1290 247-1180 257-1080C266-985 268-905 262-806C268-764 263-722 245-700C226-714 221-752 221-792C212-884 203-984 189-1062C183-1112 178-1170 173-1226C170-1160 148-1092 151-1032C159-972 182-922 180-850C179-704 160-604 150-484C153-384 140-254 116-92C120-52 152-26 142 0H38C37-42 46-82 46-112C42-262 37-382 31-482C27-602 17-722-6-800Z'

export const PERSON = `<ellipse cy="-1588" rx="82" ry="112"/><path d="${HALF}"/><path d="${HALF}" transform="scale(-1 1)"/>`
export const PERSON_MM = { name: '1.7 m', width: 530, height: 1700 } as const
export const SHEET_MM = { name: 'A4 sheet', width: 210, height: 297 } as const
