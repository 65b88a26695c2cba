import RefreshSwiftUI

print(RefreshIndicator(.gum, progress: 0.5))
