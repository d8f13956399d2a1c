export function TestimonialsHelp() {
  return (
    <>
      <li>
        Enter the name and the testimonial. Title, organization and country are optional and shown under the name.
      </li>
      <li>Upload a portrait or choose a stored image. Without one, a neutral image is shown.</li>
      <li>Drag a row by its handle to change the order, or use the arrows. The first active one is shown first.</li>
    </>
  );
}
