export function TeamHelp() {
  return (
    <>
      <li>Enter the name and position, choose a profile image and check the sections. A person can be in several.</li>
      <li>The page shows the first 200 characters of a longer profile. “Read more” shows the rest.</li>
      <li>
        Drag a row by its handle to change the order, or use the arrows. Each section of the page shows its members in
        this order.
      </li>
    </>
  );
}
