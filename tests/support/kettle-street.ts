/** Where deliveries of tests go, in the names of the calls. */
export const KETTLE_STREET = {
  streetName: 'Kettle Street',
  streetNumber: '4',
  city: 'Sydney',
  state: 'NSW',
  postalCode: '2000',
  country: 'AU',
}
