/** Delivery address of tests, named as in the calls. */
export const KETTLE_STREET = {
  streetName: 'Kettle Street',
  streetNumber: '4',
  city: 'Sydney',
  state: 'NSW',
  postalCode: '2000',
  country: 'AU',
}
